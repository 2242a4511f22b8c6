import { describe, expect, it } from 'vitest';
import { readModule } from './read-module.ts';

describe('reading a module', () => {
  const read = (text: string, path = 'src/server/x/a.tsx') => readModule(path, text);

  it('finds static, type, inline type and dynamic imports', () => {
    const { imports } = read(
      "import { a } from './a.ts'; import type { B } from '../b.ts'; const c = () => import('pg'); type D = import('./d.ts').D; use(a, c);",
    );
    expect(imports.map(({ target, kind }) => [target, kind])).toEqual([
      ['src/server/x/a.ts', 'value'],
      ['src/server/b.ts', 'type'],
      ['pg', 'dynamic'],
      ['src/server/x/d.ts', 'type'],
    ]);
  });

  it('finds escapes from the type system where they stand', () => {
    const facts = read('let a: any;\nconst b = a as unknown as string;\nuse(b);');
    expect(facts.anyTypes).toEqual([1]);
    expect(facts.doubleCasts).toEqual([2]);
  });

  it('finds writes by the table they name, and raw SQL', () => {
    const facts = read(
      "import { orders } from './orders.ts'; tx.insert(orders).values({}); list.delete(key); sql`update accounts set x = 1`;",
    );
    expect(facts.writes.map((write) => write.table)).toEqual(['src/server/x/orders.ts', null]);
  });

  it('finds functions that build what they declare', () => {
    const facts = read('async function f(): Promise<Wallet> { return { a: 1 }; } const g = (): Me => ({ b: 2 });');
    expect(facts.builds).toEqual(expect.arrayContaining(['Wallet', 'Me']));
    expect(read('function p(): Promise<Page<Wallet>> { return { list: [] }; }').builds).not.toContain('Wallet');
  });

  it('finds what is named of the browser’s storage, however it is reached', () => {
    const { browserStorage } = read(
      "window.localStorage.clear(); const { locks, onLine } = navigator; f(navigator.storage, window.navigator.locks, typeof BroadcastChannel, 'caches', storage.locks);",
    );
    expect(browserStorage.toSorted()).toEqual([
      ...['BroadcastChannel', 'localStorage', 'navigator.locks', 'navigator.locks', 'navigator.storage'],
    ]);
  });

  it('tells re-exports from own exports, and sees default exports', () => {
    const facts = read("export { a } from './a.ts'; export const b = 1; export default b;");
    expect(facts.reExports).toEqual([{ star: false, target: 'src/server/x/a.ts' }]);
    expect(facts.ownExports).toBe(2);
    expect(facts.hasDefaultExport).toBe(true);
  });
});
