import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type Draw, seededDraw } from '../../../src/server/seed/order-history-chance.ts';
import { PATIENCE, sampled } from '../../tools/run-mode.ts';
import { OutboxPage, ordersWithoutRemarks } from '../pages/outbox-page.ts';
import { PassengersPage } from '../pages/passengers-page.ts';
import { signIn } from '../pages/sign-in.ts';
import type { Words } from '../words.ts';
import { isSaved, kill, openForm, restoreTabs, textsOf } from './drafting.ts';
import { expect, test } from './fixtures.ts';

const SEED = 'twenty November';
const SEEDS = sampled([SEED, 'five and twenty'], [SEED]);
// Each round loads a page anew.
const KILLS = sampled(25, 5);
const KILLS_IN_HIDING = sampled(10, 3);
/**
 * A key waits 40 ms for the previous write; one not written after 150 ms is written ahead. The rest is for the key's way to the page, which
 * is longer on a slow machine.
 */
const LAST_MOMENT_MS = 250 * PATIENCE;
const RELOADS = sampled(20, 5);
const EARLY_RELOADS = sampled(40, 5);
// Recording a hundred tabs takes longer than the tabs. Saving a form does not depend on a worker.
test.use({ trace: 'off', serviceWorkers: 'block' });

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function letters(draw: Draw, count: number): string {
  return Array.from({ length: count }, () => draw.pick(ALPHABET)).join('');
}

/** The field under test in a new tab that replaces a killed one. */
async function restored(context: BrowserContext, words: Words): Promise<Locator> {
  const tab = await context.newPage();
  await tab.goto('/flight/booking/confirm', { waitUntil: 'commit' });
  return new PassengersPage(tab, words).field('Given names');
}

/** The page's event when another app comes to the front. */
function hide(tab: Page): Promise<void> {
  return tab.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

interface Typed {
  text: string;
  /** When each letter was typed, and when the tab was killed; milliseconds. */
  at: number[];
  killedAt: number;
}

/** Replaces the field's value letter by letter at an uneven pace, and kills the tab right after the last. */
async function typeAndDie(field: Locator, draw: Draw): Promise<Typed> {
  const tab = field.page();
  const text = letters(draw, 1 + draw.below(30));
  await field.selectText();
  const at: number[] = [];
  for (const letter of text) {
    await tab.keyboard.type(letter, { delay: 5 + draw.below(60) });
    at.push(Date.now());
  }
  const killedAt = Date.now();
  await kill(tab);
  return { text, at, killedAt };
}

test.describe.configure({ mode: 'parallel' });
/** Split between two workers. */
for (const seed of SEEDS)
  test(`a tab killed at any point of typing loses at most the last moment (seed ${seed})`, async ({
    page,
    context,
    words,
  }) => {
    const draw = seededDraw(seed);
    await signIn(page, words, 'harbour.op');
    const first = await openForm(page, words);
    await first.field('Given names').pressSequentially('FIRST', { delay: 30 });
    await isSaved(page, words);
    await restoreTabs(context, await textsOf(page));
    await kill(page);

    let before = 'FIRST';
    let typed: Typed = { text: before, at: [0], killedAt: Date.now() };
    for (let round = 0; round <= KILLS; round += 1) {
      const field = await restored(context, words);
      await expect(field).toHaveValue(/./);
      const kept = await field.inputValue();
      const owed = typed.at.filter((at) => at < typed.killedAt - LAST_MOMENT_MS).length;
      const said = `kill ${round} of seed ${seed}: "${kept}" of "${typed.text}" after "${before}", ${owed} letters owed`;
      expect(typed.text.startsWith(kept) || (owed === 0 && kept === before), said).toBe(true);
      if (owed > 0) expect(kept.length, said).toBeGreaterThanOrEqual(owed);
      before = kept;
      if (round < KILLS) typed = await typeAndDie(field, draw);
    }
  });

test('reloads in the midst of typing lose no letter', { tag: '@long' }, async ({ page, words }) => {
  const draw = seededDraw(SEED);
  await signIn(page, words, 'harbour.op');
  const field = (await openForm(page, words)).field('Given names');
  for (let round = 0; round < RELOADS; round += 1) {
    const text = letters(draw, 1 + draw.below(25));
    await field.selectText();
    await page.keyboard.type(text, { delay: draw.below(40) });
    await page.reload();
    await expect(field, `reload ${round} of seed ${SEED}`).toHaveValue(text);
  }
});

test('what is typed as soon as its field is drawn outlives a reload right behind the last key', {
  tag: '@long',
}, async ({ page, portal, words }) => {
  const draw = seededDraw(SEED);
  await signIn(page, words, 'harbour.op');
  const ids = await ordersWithoutRemarks(portal, EARLY_RELOADS);
  expect(ids).toHaveLength(EARLY_RELOADS);
  const field = new OutboxPage(page, words).newRemark;
  for (const [round, id] of ids.entries()) {
    const text = letters(draw, 1 + draw.below(6));
    await page.goto(`/flight/orders/${id}`, { waitUntil: 'commit' });
    await field.focus();
    await page.keyboard.type(text);
    await page.reload({ waitUntil: 'commit' });
    await expect(field, `reload ${round} of seed ${SEED}`).toHaveValue(text);
  }
});

test('a tab that is killed after it was hidden loses nothing', { tag: '@long' }, async ({ page, context, words }) => {
  const draw = seededDraw(SEED);
  await signIn(page, words, 'harbour.op');
  const first = await openForm(page, words);
  await first.field('Given names').fill('FIRST');
  await isSaved(page, words);
  await restoreTabs(context, await textsOf(page));
  await kill(page);
  let text = 'FIRST';
  for (let round = 0; round <= KILLS_IN_HIDING; round += 1) {
    const field = await restored(context, words);
    const tab = field.page();
    await expect(field, `kill ${round} of seed ${SEED}`).toHaveValue(text);
    text = letters(draw, 1 + draw.below(8));
    await field.selectText();
    await tab.keyboard.type(text);
    await hide(tab);
    await kill(tab);
  }
});
