import { expect, test } from 'vitest';
import { isLeftOver, pastePlace, standsAlone } from './pasted.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const pasted = (draft: string, hoursAgo: number) => ({
  place: pastePlace(draft),
  savedAt: new Date(NOW - hoursAgo * 3_600_000).toISOString(),
});
const about = { drafts: new Set(['kept', 'undoable']), binned: new Set(['done']), now: NOW };

test('pasted text goes with its draft, and stays for as long as that is there or may be taken back', () => {
  expect(isLeftOver(pasted('kept', 100), about)).toBe(false);
  expect(isLeftOver(pasted('undoable', 100), about)).toBe(false);
  expect(isLeftOver(pasted('done', 0), about)).toBe(true);
});

test('pasted before anything was typed it stays for a day, whatever the clock was', () => {
  expect(isLeftOver(pasted('none', 23), about)).toBe(false);
  expect(isLeftOver(pasted('none', 25), about)).toBe(true);
  expect(isLeftOver(pasted('none', -48), about)).toBe(false);
});

test('a version beside is of the same draft, and what is not pasted is no matter of this', () => {
  const { place, savedAt } = pasted('kept', 100);
  expect(isLeftOver({ place: `${place}~1`, savedAt }, about)).toBe(false);
  expect(isLeftOver({ place: 'own-name', savedAt }, about)).toBe(false);
});

test('pasted text that no draft leads back to stands alone in every form but its own', () => {
  const drafts = new Set(['kept']);
  expect(standsAlone(pastePlace('none'), 'open', drafts)).toBe(true);
  expect(standsAlone(`${pastePlace('none')}~1`, 'open', drafts)).toBe(true);
  expect(standsAlone(pastePlace('open'), 'open', drafts)).toBe(false);
  expect(standsAlone(pastePlace('kept'), 'open', drafts)).toBe(false);
  expect(standsAlone('own-name', 'open', drafts)).toBe(false);
});
