import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Solution, SolutionsAnswer } from '../../src/contract/flight-search.ts';
import { Agent, oneWay } from '../e2e/agent.ts';
import { FilterPanel } from '../e2e/pages/filter-panel.ts';
import { ResultsPage, SEARCH } from '../e2e/pages/results-page.ts';
import { logIn } from '../e2e/pages/sign-in.ts';
import { Portal } from '../e2e/portal.ts';
import { Words } from '../e2e/words.ts';
import { withPage } from './browser.ts';
import { type Bench, median, round } from './figure.ts';
import { longestTask } from './longest-task.ts';

const OFFERS = 2000;
const SLOWDOWN = 4;
const ROUNDS = 5;
const SETTLE_MS = 1000;
const FLICKS = 5;
const BETWEEN_FLICKS_MS = 400;
const SWIPE_STEPS = 10;
const SWIPE_STEP_PIXELS = 50;
const SWIPE_STEP_MS = 8;

/** Filtering, sorting and scrolling 2,000 offers on a phone at a quarter of this machine's speed. */
export const results: Bench = {
  name: 'results',
  async measure() {
    const portal = await Portal.start();
    const agent = await Agent.signIn(portal.url, 'harbour.op');
    const found = await agent.search(oneWay(SEARCH.from, SEARCH.to, SEARCH.date));
    const offers = Array.from({ length: OFFERS }, (_, i) => variant(found, i));
    const figures = await withPage(SLOWDOWN, async (page) => {
      const words = new Words('en');
      await page.goto(portal.url);
      await logIn(page, words, 'harbour.op');
      await page.waitForURL('**/flight/booking');
      await answerWith(page, offers);
      const list = new ResultsPage(page, words, portal.url);
      await list.open();
      const filters = new FilterPanel(page, words);
      const byFilter: number[] = [];
      const bySort: number[] = [];
      const byScroll: number[] = [];
      for (let i = 0; i < ROUNDS; i++) {
        await filters.open();
        byFilter.push(await longestAfterPress(page, page.getByRole('checkbox', { name: /^Non-stop/ })));
        await filters.close();
        await page.getByRole('button', { name: /^Sort/ }).click();
        const order = page.getByRole('radio', { name: i % 2 === 0 ? 'Duration' : 'Price' });
        bySort.push(await longestAfterPress(page, page.locator('label').filter({ has: order })));
        await order.waitFor({ state: 'hidden' });
        byScroll.push(await longestTask(page, () => flick(page, i % 2 === 0 ? 1 : -1)));
      }
      return { Filter: byFilter, Sort: bySort, Scrolling: byScroll };
    });
    await portal.close();
    return Object.entries(figures).map(([what, longest]) => ({
      what: `${what} of ${OFFERS} offers at ${SLOWDOWN}× slowdown, longest task`,
      measured: round(median(longest)),
      unit: 'ms',
      limit: 50,
    }));
  },
};

/**
 * The longest task after a press. The element is located before, since that search runs in the page too; everything the press triggers
 * counts, also what the page defers until after its response.
 */
async function longestAfterPress(page: Page, target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to press');
  await setTimeout(SETTLE_MS);
  return longestTask(page, async () => {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await setTimeout(SETTLE_MS);
  });
}

/** A real offer on another flight, so that the list shows each variant. */
function variant(found: readonly Solution[], i: number): Solution {
  const base = found[i % found.length];
  if (!base) throw new Error('The search found nothing');
  const round = Math.floor(i / found.length);
  return {
    ...base,
    id: `${base.id}-${round}`,
    flightKey: `${base.flightKey}-${round}`,
    total: { ...base.total, amount: base.total.amount + round * 100 },
  };
}

/** Makes the page's next search answer all offers at once. */
async function answerWith(page: Page, offers: Solution[]): Promise<void> {
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  const envelope = (data: unknown) => ({ json: { code: 0, data, message: '' } });
  const answer: SolutionsAnswer = {
    solutions: offers,
    withdrawn: [],
    cursor: 1,
    progress: { answered: 5, total: 5 },
    done: true,
    failures: [],
    expiresAt,
  };
  await page.route('**/async-shopping', (route) =>
    route.fulfill(envelope({ searchId: 'bench', expiresAt, suppliers: 5 })),
  );
  await page.route('**/async-shopping/solutions', (route) => route.fulfill(envelope(answer)));
}

/** Hard flicks along the list, each on top of the last one's momentum; `direction` 1 is down. */
async function flick(page: Page, direction: 1 | -1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const first = page.getByRole('listitem').first();
  const before = await first.getAttribute('aria-posinset');
  for (let i = 0; i < FLICKS; i++) await swipe(session, direction);
  await session.detach();
  await setTimeout(SETTLE_MS);
  if ((await first.getAttribute('aria-posinset')) === before) throw new Error('The list did not scroll');
}

async function swipe(session: CDPSession, direction: 1 | -1): Promise<void> {
  const at = (step: number) => [{ x: 200, y: 450 + direction * (250 - step * SWIPE_STEP_PIXELS) }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= SWIPE_STEPS; step++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
    await setTimeout(SWIPE_STEP_MS);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await setTimeout(BETWEEN_FLICKS_MS);
}
