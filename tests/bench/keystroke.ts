import { setTimeout } from 'node:timers/promises';
import { isoDateAfter } from '../e2e/days.ts';
import { ResultsPage } from '../e2e/pages/results-page.ts';
import { logIn } from '../e2e/pages/sign-in.ts';
import { Portal } from '../e2e/portal.ts';
import { Words } from '../e2e/words.ts';
import { withPage } from './browser.ts';
import { type Bench, median, round } from './figure.ts';
import { timeKeys } from './time-keys.ts';

const SLOWDOWN = 4;
/** For what loads after the screen shows. */
const SETTLE_MS = 2000;
const ROUNDS = 3;

/** Typing a name into the passenger form of nine: from each key until the page has painted it. */
export const keystroke: Bench = {
  name: 'keystroke',
  async measure() {
    const portal = await Portal.start();
    const rounds = await withPage(SLOWDOWN, async (page) => {
      const words = new Words('en');
      await page.goto(portal.url);
      await logIn(page, words, 'harbour.op');
      await page.waitForURL('**/flight/booking');
      const typed: number[][] = [];
      for (let i = 0; i < ROUNDS; i++) {
        const list = new ResultsPage(page, words, portal.url);
        await list.open({ from: 'HKG', to: 'BKK', date: isoDateAfter(30 + i), adults: 9 });
        await list.choose();
        // The page keeps an event stream open, so its network is never idle.
        await setTimeout(SETTLE_MS);
        await page.getByLabel(words.say('Family name')).click();
        typed.push(await timeKeys(page));
      }
      return typed;
    });
    await portal.close();
    const what = (which: string) => `Key to paint in the form of nine passengers at ${SLOWDOWN}× slowdown, ${which}`;
    const first = rounds.map(([key = Number.NaN]) => key);
    const slowest = rounds.map(([, ...others]) => Math.max(...others));
    return [
      { what: what('median'), measured: round(median(rounds.flat())), unit: 'ms', limit: 50 },
      { what: what('first key of a form'), measured: round(median(first)), unit: 'ms', limit: 50 },
      { what: what('slowest other key'), measured: round(median(slowest)), unit: 'ms', limit: 50 },
    ];
  },
};
