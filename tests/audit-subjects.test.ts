import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SUBJECT_WORDS, subjectWords } from '../src/contract/audit-subjects.ts';
import { LOCALES } from '../src/contract/locale.ts';
import { ORDER_PRODUCTS } from '../src/contract/order-products.ts';
import { subjectOf } from '../src/server/orders/order-rows.ts';

const ROOT = new URL('..', import.meta.url).pathname;
/** How commands and jobs name the subject of a user log entry. */
const WRITTEN = /type: '([a-z-]+)', id: |\bsubject: '([a-z-]+)'/g;

function written(): Set<string> {
  const sources = globSync('src/server/**/*.ts', { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'));
  const found = sources.flatMap((path) => [...readFileSync(ROOT + path, 'utf8').matchAll(WRITTEN)]);
  return new Set([...found.map(([, inCommand, inJob]) => inCommand ?? inJob ?? ''), ...ORDER_PRODUCTS.map(subjectOf)]);
}

it('the user log has words for everything that entries are about, and for nothing else', () => {
  expect(Object.keys(SUBJECT_WORDS).sort()).toEqual([...written()].sort());
});

it.each(LOCALES)('what has no name of its own is said in words, in %s', (locale) => {
  const known = ['orders', '2026-11-20', '3+1', '0d6cb1e4-3f0b-4c52-9d0d-0a3f6d1c7e55'];
  const types = Object.keys(SUBJECT_WORDS);
  const namesNothing = types.filter((type) => !type.endsWith('-order') && type !== 'rates');
  for (const id of known) {
    for (const type of types) expect(subjectWords(type, id, locale), type).toBeTruthy();
    for (const type of namesNothing) expect(subjectWords(type, id, locale), type).not.toContain(id);
  }
});

it('lists, rates and imports say which', () => {
  expect(subjectWords('export', 'orders', 'en')).toBe('Bookings');
  expect(subjectWords('rates', '2026-11-20', 'zh-cn')).toBe('汇率 2026-11-20');
  expect(subjectWords('traveller-list', '3+1', 'en')).toBe('3 added, 1 merged');
  expect(subjectWords('of a newer server', 'x', 'en')).toBeNull();
});
