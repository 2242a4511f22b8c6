import type { FlightOrder } from '../../src/contract/flight-orders.ts';
import { Agent, oneWay } from './agent.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { OrderPage } from './pages/order-page.ts';
import { sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';
import type { Portal } from './portal.ts';

/** An issued ticket whose fare has a change fee. */
async function issued(portal: Portal): Promise<FlightOrder> {
  portal.steer({ '*': { verify: 'unchanged', book: 'ok', issue: 'issued', change: 'changed' } });
  const agent = await Agent.signIn(portal.url, 'harbour.op');
  const found = await agent.search(oneWay('HKG', 'BKK', isoDateAfter(40)));
  const offer = found.find(({ policies, selfTransfer }) => policies.change.permitted === 'fee' && !selfTransfer);
  if (!offer) throw new Error('no fare can be changed');
  const { id } = await agent.book(offer);
  await agent.call('payFlightOrder', { id, channel: 'balance' });
  let order = await agent.call('flightOrder', { id });
  await expect
    .poll(async () => {
      order = await agent.call('flightOrder', { id });
      return order.status;
    })
    .toBe('issued');
  return order;
}

test('an agent looks for other flights, chooses one, pays the difference and has a new ticket', async ({
  page,
  portal,
  words,
  inspect,
}) => {
  const order = await issued(portal);
  await signIn(page, words, 'harbour.op');
  await page.goto(`/flight/orders/${order.id}`);
  await page.getByRole('heading', { name: words.say('The tickets are issued.') }).waitFor();
  // On wide screens the list beside it is filtered by a word that is the same in Chinese.
  await page
    .getByRole('button', { name: words.say('action | Change'), exact: true })
    .last()
    .click();
  const sheet = sheetOf(page);
  await sheet.getByRole('textbox', { name: words.say('New date'), exact: true }).fill(isoDateAfter(43));
  await sheet.getByRole('button', { name: words.say('Find flights') }).click();
  await sheet.getByRole('radio').first().check();
  await inspect();
  await sheet.getByRole('button', { name: words.say('Request this change') }).click();
  await expect(page).not.toHaveURL(new RegExp(`/flight/orders/${order.id}`));
  const orderPage = new OrderPage(page, words);
  await orderPage.openPayment();
  await orderPage.payButton.click();
  await expect(page.getByRole('heading', { name: words.say('The new tickets are issued.') })).toBeVisible();
  await expect(page.getByText(words.pattern('in exchange for {before}'))).toBeVisible();
  await inspect();
});
