import type { Page } from '@playwright/test';
import { Agent } from './agent.ts';
import { expect, test } from './fixtures.ts';
import { OrderPage } from './pages/order-page.ts';
import { PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage } from './pages/results-page.ts';
import { signIn } from './pages/sign-in.ts';

/** Text outside the screen or clipped by its container, without scrolling to reach it. */
function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 2)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isOut = left < -1 || right > window.innerWidth + 1;
        const isCut = getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
        return (isOut && !scrolls(element.parentElement)) || isCut;
      })
      .map((element) => element.innerText);
  });
}

test.describe('with text twice as large', () => {
  test.beforeEach(async ({ page, words }) => {
    // As the browser's own setting, also for width queries.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await signIn(page, words, 'harbour.op');
  });

  test('no words of the menu, the results or an order are lost', async ({ page, words, portal }) => {
    await page.goto('/more');
    await expect(page.getByText(words.say('Language, currency and appearance'))).toBeVisible();
    expect(await lostWords(page)).toEqual([]);
    await new ResultsPage(page, words).open();
    expect(await lostWords(page)).toEqual([]);
    const agent = await Agent.signIn(portal.url, 'harbour.op');
    const { list } = await agent.call('flightOrders', { status: 'issued' });
    await new OrderPage(page, words).open(list[0]?.id ?? '');
    await expect(page.getByRole('heading', { name: words.say('Passengers'), exact: true })).toBeVisible();
    expect(await lostWords(page)).toEqual([]);
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('days of the calendar and links to wrong fields are as large as a finger', { tag: '@long' }, async ({
    page,
    words,
  }) => {
    await signIn(page, words, 'harbour.op');
    const results = new ResultsPage(page, words);
    await page.getByRole('button', { name: new RegExp(`^${words.say('Departure')}`) }).click();
    const day = await page.getByRole('button', { name: /\d{4}/ }).and(page.locator(':enabled')).last().boundingBox();
    expect(Math.min(day?.width ?? 0, day?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await results.open();
    await results.choose();
    const passengers = new PassengersPage(page, words);
    await passengers.book();
    await expect(passengers.errorSummary).toBeVisible();
    const links = await passengers.errorSummary.getByRole('link').all();
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
