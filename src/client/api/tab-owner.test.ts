import { beforeEach, expect, test, vi } from 'vitest';
import { tabTexts } from '../device/browser/texts.ts';
import { memoryTexts } from '../offline/drafts/sample-drafts.ts';
import { claimTab } from './tab-owner.ts';

const FIRST = '/agency|u1';
const OTHER = '/agency|u2';
const NOBODY = 'public';
/** A user's, the start page's, and another program's at the same address. */
const KEPT = ['interline.window', 'interline.chosen-solution', 'interline.start-check', 'widget.open'];

/** Fills a user's tab; null for a tab from before owners were stored. */
function fill(owner: string | null): void {
  if (owner !== null) claimTab(owner);
  for (const name of KEPT) tabTexts.set(name, 'x');
}
/** Entries left once the tab is claimed. */
function leftFor(user: string): string[] {
  claimTab(user);
  return KEPT.filter((name) => tabTexts.get(name) !== null);
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryTexts());
});

test.each([
  [FIRST, OTHER],
  [FIRST, NOBODY],
  [NOBODY, FIRST],
  [null, NOBODY],
])('of %s nothing is left in the tab for %s, nor who it was', (before, next) => {
  fill(before);
  expect(leftFor(next)).toEqual(['interline.start-check', 'widget.open']);
  expect(tabTexts.names().filter((name) => tabTexts.get(name) === before)).toEqual([]);
});

test.each([
  [FIRST, FIRST],
  [NOBODY, NOBODY],
  [null, FIRST],
])('the tab of %s stays as it is for %s', (before, next) => {
  fill(before);
  expect(leftFor(next)).toEqual(KEPT);
});
