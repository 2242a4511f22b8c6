import { expect, test } from './fixtures.ts';
import { OrderPage } from './pages/order-page.ts';
import { PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage } from './pages/results-page.ts';
import { closeSheet, sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';

test.afterEach(async ({ portal }) => {
  await portal.sql(`update users set config = config - 'clientMarkup' where username = 'harbour.op'`);
});

const amountOf = (text: string | null) =>
  Math.round(Number(/¥([\d,]+(?:\.\d+)?)/.exec(text ?? '')?.[1]?.replaceAll(',', '')) * 100);
const written = (amount: number) => `¥${(amount / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;

test('what the agency adds is set beside the prices; while the client looks theirs is the only one, up to the paper', async ({
  page,
  words,
  portal,
  inspect,
}) => {
  await signIn(page, words, 'harbour.op');
  const results = new ResultsPage(page, words);
  await results.open();
  const card = results.plainCards.first();
  const own = amountOf(await card.locator('[class*=adult]').innerText());
  const client = own + Math.ceil(own / 10);
  const button = (name: string) => page.getByRole('button', { name: words.say(name), exact: true });

  await test.step('the markup', async () => {
    await button('Your markup').click();
    const field = sheetOf(page).getByLabel(words.say('Percent of what you pay'), { exact: true });
    await field.fill('ten');
    await expect(sheetOf(page).getByRole('button', { name: words.say('Save') })).toBeDisabled();
    await field.fill('10');
    await inspect();
    await sheetOf(page)
      .getByRole('button', { name: words.say('Save') })
      .click();
    await expect(page.getByRole('button', { name: words.pattern('Your markup · {words}') })).toContainText('10 %');
    const kept = () =>
      portal.sql(`select config->'clientMarkup'->'value' as value from users where username = 'harbour.op'`);
    await expect.poll(kept).toEqual([{ value: 1000 }]);
  });

  await test.step('both prices', async () => {
    await card.locator('[data-card-toggle]').click();
    const row = card
      .getByRole('table', { name: words.say('Price per person') })
      .getByRole('row')
      .last();
    await expect(row.getByRole('cell')).toHaveText([written(own), written(client - own), written(client)]);
    await inspect();
  });

  await test.step('the client looks', async () => {
    await button('Hide net prices').click();
    await expect(button('Your markup')).toHaveCount(0);
    const row = card
      .getByRole('table', { name: words.say('Price per person') })
      .getByRole('row')
      .last();
    await expect(row.getByRole('cell')).toHaveText([written(client)]);
    await expect(card).not.toContainText(written(own));
    await expect(page.getByText(words.say('You pay'), { exact: true })).toHaveCount(0);
    await inspect();
    await results.choose(card);
    const passengers = new PassengersPage(page, words);
    const screen = page.locator('body');
    await expect(screen).toContainText(written(client));
    await expect(screen).not.toContainText(written(own));
    await passengers.bookAdult();
  });

  const order = new OrderPage(page, words);
  await test.step('the order and its payment', async () => {
    await expect(order.sheet).toBeVisible();
    await expect(order.sheet).not.toContainText(written(own));
    await closeSheet(page);
    await button('Price breakdown').click();
    const price = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: words.say('Price'), exact: true }) });
    await expect(price).toContainText(written(client));
    await expect(page.locator('body')).not.toContainText(written(own));
    await inspect();
  });

  await test.step('the paper', async () => {
    await button('Show net prices').first().click();
    const price = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: words.say('Price'), exact: true }) });
    await expect(price).toContainText(written(own));
    await expect(price).toContainText(written(client));
    // The browser's own printing, on any screen.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(price).not.toContainText(written(own));
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(price).toContainText(written(own));
    await button('Itinerary').click();
    await page.getByRole('radio', { name: words.say('With prices') }).check({ force: true });
    await inspect();
    const file = page.waitForEvent('download');
    await button('Download PDF').click();
    expect((await file).suggestedFilename()).toMatch(/^\d+\.pdf$/);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const paper = page.locator('[data-print-sheet]');
    await expect(paper).toContainText(written(client));
    await expect(paper).not.toContainText(written(own));
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  });
});
