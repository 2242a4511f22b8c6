import { expect, test } from './fixtures.ts';
import { signIn } from './pages/sign-in.ts';

// Its kept copies would stand in for what is missing.
test.use({ serviceWorkers: 'block' });

test('a screen stands while the code of a part of it is missing, and the part comes with the connection', async ({
  page,
  words,
  watch,
}) => {
  watch.expect(
    /Service Worker registration blocked|PnrReading|ContinueDraft|ERR_FAILED|Failed to load resource|dynamically imported/,
  );
  await page.route(/assets\/(PnrReading|ContinueDraft)-/, (route) => route.abort());
  await signIn(page, words, 'harbour.op');
  await expect(page.getByRole('button', { name: words.say('Search flights') })).toBeVisible();
  await page.goto('/flight/booking/pnr');
  const text = page.getByLabel(words.say('Reservation text'));
  await text.fill('1 CA 101 Y 12DEC 6 PEKHKG HK1 0900 1245');
  await expect(page.getByText(words.say('Network Error, please check your connection'))).toBeVisible();
  await expect(text).toHaveValue(/PEKHKG/);

  await page.unroute(/assets\/(PnrReading|ContinueDraft)-/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(words.say('Network Error, please check your connection'))).toHaveCount(0);
  await expect(page.getByText(/PEK/).last()).toBeVisible();
});
