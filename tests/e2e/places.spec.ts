import type { Page } from '@playwright/test';
import { sampled } from '../tools/run-mode.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { SearchPage } from './pages/search-page.ts';
import { signIn } from './pages/sign-in.ts';
import { isInstalled } from './pages/worker.ts';
import { NO_NETWORK } from './watch.ts';

test.use({ serviceWorkers: 'allow' });

/** As on devices without workers: neither place search nor word search may need one. */
const REFUSE_WORKERS = () => {
  const refuse = () => {
    throw new Error('No workers here');
  };
  Object.defineProperty(globalThis, 'Worker', { value: refuse });
};

/** As on systems that kill a background page's worker: it starts, and stops at the first question. */
const BREAK_WORKERS = () => {
  const Real = globalThis.Worker;
  globalThis.Worker = class extends Real {
    override postMessage(): void {
      this.dispatchEvent(new Event('error'));
    }
  };
};

/** Watches the page from now on; the returned function says whether the text was shown, however briefly. */
async function sees(page: Page, words: string): Promise<() => Promise<boolean>> {
  const watching = await page.evaluateHandle((wanted) => {
    const seen = { is: false };
    new MutationObserver(() => {
      seen.is ||= document.body.innerText.includes(wanted);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  }, words);
  return () => watching.evaluate(({ is }) => is);
}

const WITHOUT_WORKERS = [
  ['refused', REFUSE_WORKERS],
  ['broken off', BREAK_WORKERS],
] as const;

for (const [name, script] of WITHOUT_WORKERS.slice(sampled(0, 1))) {
  test(`places are found and words are read where workers are ${name}`, async ({ page, words }) => {
    const search = new SearchPage(page, words);
    await page.addInitScript(script);
    await signIn(page, words, 'harbour.op');
    await search.isReady();
    await search.choosePlace('From', 'shanghai hongq');
    await expect(page.getByRole('button', { name: /^From SHA/ })).toBeVisible();
    const line = page.getByRole('textbox', { name: words.say('Search by words') });
    await line.fill(`HKG BKK ${isoDateAfter(30)}`);
    await line.press('Enter');
    await page.waitForURL(/\/flight\/booking\/results\?.*from=HKG.*to=BKK/);
  });
}

const OFFLINE = [
  ['by the worker', () => undefined],
  ['where workers are refused', REFUSE_WORKERS],
] as const;

for (const [name, script] of OFFLINE.slice(0, sampled(2, 1))) {
  test(`offline, places are found ${name}`, async ({ page, context, words, watch }) => {
    watch.expect(NO_NETWORK);
    const search = new SearchPage(page, words);
    await page.addInitScript(script);
    await signIn(page, words, 'harbour.op');
    await isInstalled(page);
    await context.setOffline(true);
    await page.reload();
    await search.isReady();
    const saysMissing = await sees(page, words.say('Airports and cities load as soon as you are online.'));
    await search.choosePlace('From', '虹桥');
    expect(await saysMissing()).toBe(false);
    await expect(page.getByRole('button', { name: /^From SHA/ })).toBeVisible();
    await search.choosePlace('To', 'lodnon');
    await expect(page.getByRole('button', { name: /^To LON/ })).toBeVisible();
    expect(page.workers().map((worker) => worker.url())).toEqual(
      script === REFUSE_WORKERS ? [] : [expect.stringContaining('place-worker')],
    );
    const line = page.getByRole('textbox', { name: words.say('Search by words') });
    await line.fill('hkg shanghia 2 adults');
    await line.press('Enter');
    await expect(page.getByRole('button', { name: /^SHA · / })).toBeVisible();
  });
}
