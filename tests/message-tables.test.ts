import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../src/contract/locale.ts';

const ROOT = new URL('..', import.meta.url).pathname;

/** Every text of a per-locale table in the source, with its path. */
function textsOf(value: unknown, path: string, seen = new Set<object>()): [string, Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => LOCALES.some((locale) => locale === key)))
    return turned(Object.fromEntries(entries), path);
  return entries.flatMap(([key, below]) => textsOf(below, `${path}.${key}`, seen));
}

/** A text per locale as it is; tables per locale as texts by key. Types cover functions. */
function turned(byLocale: Record<string, unknown>, path: string): [string, Record<string, unknown>][] {
  const values = Object.values(byLocale);
  if (values.every((of) => typeof of === 'function')) return [];
  if (!values.some((of) => typeof of === 'object')) return [[path, byLocale]];
  const tables = Object.entries(byLocale).map(([locale, of]) => [locale, new Map(Object.entries(Object(of)))] as const);
  const keys = new Set(tables.flatMap(([, of]) => [...of.keys()]));
  return [...keys].flatMap((key) =>
    turned(Object.fromEntries(tables.map(([locale, of]) => [locale, of.get(key)])), `${path}.${key}`),
  );
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('message tables', async () => {
  const files = globSync('src/contract/**/*.ts', { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'));
  const modules: [string, unknown][] = await Promise.all(
    files.map(async (path): Promise<[string, unknown]> => [path, { ...(await import(`${ROOT}/${path}`)) }]),
  );
  const texts = modules.flatMap(([path, exported]) => textsOf(exported, path));

  it('are found', () => expect(texts.length).toBeGreaterThan(50));

  it('say everything in every language, with the same placeholders', () => {
    const faults = texts.filter(([, text]) => {
      const said = LOCALES.map((locale) => text[locale]);
      const whole = said.every((words): words is string => typeof words === 'string' && words.trim() !== '');
      return !whole || new Set(said.map((words) => placeholders(words).join())).size !== 1;
    });
    expect(faults.map(([path]) => path)).toEqual([]);
  });
});

it('call an agency by one word in Chinese', () => {
  const files = globSync(['src/{contract,server}/**/*.ts', 'src/client/locales/zh-*.po'], { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => /代理(?!商)/.test(readFileSync(`${ROOT}/${path}`, 'utf8')))).toEqual([]);
});
