import type { Page } from '@playwright/test';
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
      for (let i = 0; i < ROUNDS; i++) {
        await filters.open();
        byFilter.push(await longestTask(page, () => filters.toggle('Non-stop')));
        await filters.close();
      }
      const scrolling = await longestTask(page, () => scroll(page));
      return { byFilter, scrolling };
    });
    await portal.close();
    return [
      {
        what: `Filter of ${OFFERS} offers at ${SLOWDOWN}× slowdown, longest task`,
        measured: round(median(figures.byFilter)),
        unit: 'ms',
        limit: 50,
      },
      {
        what: `Scrolling ${OFFERS} offers at ${SLOWDOWN}× slowdown, longest task`,
        measured: round(figures.scrolling),
        unit: 'ms',
        limit: 50,
      },
    ];
  },
};

/** A real offer, moved to another flight so that the list holds each of them. */
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

/** Lets the page's next search answer all offers at once. */
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

/** A thumb's flicks down the list. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(200, 500);
  for (let i = 0; i < 25; i++) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}
