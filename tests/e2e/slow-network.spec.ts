import { expect, test } from './fixtures.ts';
import { ResultsPage, SEARCH } from './pages/results-page.ts';
import { signIn } from './pages/sign-in.ts';

test.beforeEach(async ({ page }) => {
  // The browser's network information cannot be set otherwise: a device that saves data.
  await page.addInitScript(() => {
    const hints = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: hints });
  });
});

test('where data are saved, a search stops after a page, says so, and goes on when asked', { tag: '@long' }, async ({
  page,
  words,
  inspect,
}) => {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/solutions')) asked.push(request.postDataJSON());
  });
  await signIn(page, words, 'harbour.op');
  await page.goto(ResultsPage.address(SEARCH));
  const more = page.getByRole('button', { name: words.say('Load more flights') });
  await expect(more).toBeVisible();
  await expect(page.getByText(words.say('Slow connection or data saving: fewer flights at a time.'))).toBeVisible();
  const results = new ResultsPage(page, words);
  await expect(results.cards.first()).toBeVisible();
  await inspect();
  expect(asked.every((input) => JSON.stringify(input).includes('"limit":60'))).toBe(true);
  const before = asked.length;
  await more.click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);

  await test.step('a faster network goes on by itself to the end', async () => {
    await expect(more).toBeVisible();
    await page.evaluate(() => {
      if (!('connection' in navigator) || !(navigator.connection instanceof EventTarget)) return;
      Object.assign(navigator.connection, { saveData: false });
      navigator.connection.dispatchEvent(new Event('change'));
    });
    await results.isDone();
    await expect(more).toHaveCount(0);
  });
});
