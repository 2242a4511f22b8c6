import type { Page } from '@playwright/test';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { ResultsPage } from './pages/results-page.ts';
import { signIn } from './pages/sign-in.ts';

/** One supplier answers at once, the cheaper ones when the test releases them. */
const FIRST_ALONE = { '*': { search: 'held' }, 'sandbox-gds-a': {} } as const;
const route = { from: 'SHA', to: 'BJS' };

/** Positions of the first card, skeleton or not, since the page loaded. */
const placesOfFirst = (page: Page) =>
  page.evaluate(() => [...new Set(Reflect.get(window, 'placesOfFirst'))].sort((a, b) => Number(a) - Number(b)));

async function watchFirst(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { placesOfFirst: places });
    const look = () => {
      const first = document.querySelector('#flights [role="list"], #flights [role="status"]');
      if (first) places.push(Math.round(first.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
  });
}

test('the list is whole and calm when the search ends: the cheapest on top, at the price of the day', async ({
  page,
  words,
  portal,
}) => {
  const results = new ResultsPage(page, words);
  await signIn(page, words, 'harbour.op');
  await watchFirst(page);
  for (const [i, width] of [320, 390, 834, 1440].entries()) {
    await page.setViewportSize({ width, height: 844 });
    portal.steer(FIRST_ALONE);
    await page.goto(ResultsPage.address({ ...route, date: isoDateAfter(40 + i) }));
    await expect(results.cards.first()).toBeVisible();
    const early = await results.flightCount();
    expect(early).toBeGreaterThan(0);
    portal.steer();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect.poll(() => results.flightCount()).toBeGreaterThan(early);
    await expect(results.more).toHaveCount(0);
    const first = page.getByRole('listitem').first();
    await expect(first).toHaveAttribute('aria-setsize', String(await results.flightCount()));
    await expect(first).toContainText(words.say('cheapest'));
    const price = /[\d,]+\.\d\d/.exec(await results.ownDay.innerText())?.[0] ?? 'a price with two decimals';
    await expect(first).toContainText(price);
    expect(await placesOfFirst(page), `first card at ${width}`).toHaveLength(1);
  }
});

test('a list that is touched stays as it is, and what is cheaper waits within reach', { tag: '@long' }, async ({
  page,
  words,
  portal,
  inspect,
}) => {
  const results = new ResultsPage(page, words);
  await signIn(page, words, 'harbour.op');
  portal.steer(FIRST_ALONE);
  await page.goto(ResultsPage.address({ ...route, date: isoDateAfter(44) }));
  await expect(results.cards.first()).toBeVisible();
  await page.mouse.move(195, 600);
  await page.mouse.wheel(0, 400);
  await expect
    .poll(() => page.locator('[data-scroll-restoration-id="page"]').evaluate((host) => host.scrollTop))
    .toBeGreaterThan(0);
  const seen = page.getByRole('listitem');
  const size = await seen.first().getAttribute('aria-setsize');
  portal.steer();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(results.more.first()).toBeInViewport();
  expect(await seen.first().getAttribute('aria-setsize')).toBe(size);
  await expect(page.getByText(words.say('cheapest'))).toHaveCount(0);
  await inspect();
  await results.more.first().click();
  await expect(results.more).toHaveCount(0);
  await expect(seen.first()).toHaveAttribute('aria-setsize', String(await results.flightCount()));
  await expect(page.getByText(words.say('cheapest'))).toHaveCount(1);
});
