import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryTexts } from '../offline/drafts/sample-drafts.ts';
import { guardedTexts } from './browser/texts.ts';
import { sealedTexts } from './sealed-texts.ts';
import { importDraftKey } from './sealing.ts';

const ME = '/api|u1';
const NAME = `typed/${ME}/remark/1`;
const KEY = await importDraftKey(Buffer.alloc(32, 7).toString('base64'));
const OTHER = await importDraftKey(Buffer.alloc(32, 8).toString('base64'));

function page(texts = memoryTexts(), key: CryptoKey | null = KEY) {
  return sealedTexts(
    guardedTexts(() => texts),
    'interline.',
    async (account) => (account === ME ? key : null),
  );
}

test('any text is written at once, and read again by its own account alone', async () => {
  const texts = memoryTexts();
  const mine = page(texts);
  await mine.ready(ME);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (text) => {
      await mine.ready(ME);
      expect(mine.put(NAME, text)).toBe(true);
      expect(await page(texts).get(NAME)).toBe(text.toWellFormed());
      expect(await page(texts, OTHER).get(NAME)).toBeNull();
      expect(await page(texts, null).get(NAME)).toBeNull();
    }),
    { numRuns: 50 },
  );
});

test('what is written shows nothing, and the same text never looks the same', async () => {
  const texts = memoryTexts();
  const mine = page(texts);
  await mine.ready(ME);
  const long = 'LI MING E12345678 '.repeat(3000);
  expect(mine.put(NAME, long)).toBe(true);
  const first = texts.getItem(`interline.${NAME}`) ?? '';
  expect(Buffer.from(first, 'base64').toString('latin1') + first).not.toMatch(/LI MING|E12345678|TEkgTUlO/);
  expect(await mine.get(NAME)).toBe(long);
  await mine.ready(ME);
  mine.put(NAME, long);
  const again = texts.getItem(`interline.${NAME}`) ?? '';
  const parts = [first, again].map((sealed) => new Set(sealed.split(' ').flatMap((part) => part.split('.'))));
  expect([...(parts[0] ?? [])].filter((part) => parts[1]?.has(part))).toEqual([]);
  expect(parts[0]?.size).toBeGreaterThan(4);
});

test('without a key, after it is forgotten, and faster than the cipher, nothing is written', async () => {
  const texts = memoryTexts();
  const mine = page(texts);
  expect(mine.put(NAME, 'too early')).toBe(false);
  await mine.ready(ME);
  expect(mine.put(NAME, 'x'.repeat(1024 * 1024))).toBe(false);
  expect(mine.put(NAME, 'kept')).toBe(true);
  mine.forget(ME);
  expect(mine.put(NAME, 'too late')).toBe(false);
  expect(await page(texts, null).ready(ME)).toBe(false);
  expect(await mine.get(NAME)).toBe('kept');
  expect(mine.names()).toEqual([NAME]);
  mine.remove(NAME);
  expect(mine.names()).toEqual([]);
});

test('a damaged text, and one that was moved to another place, is none', async () => {
  const texts = memoryTexts();
  const mine = page(texts);
  await mine.ready(ME);
  mine.put(NAME, 'kept');
  texts.setItem(`interline.${NAME}2`, texts.getItem(`interline.${NAME}`) ?? '');
  expect(await mine.get(`${NAME}2`)).toBeNull();
  for (const damaged of ['', 'plain', 'AA.AA', '!.!']) {
    texts.setItem(`interline.${NAME}`, damaged);
    expect(await mine.get(NAME)).toBeNull();
  }
});
