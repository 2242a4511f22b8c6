import type { Locator } from '@playwright/test';
import type { Solution } from '../../src/contract/flight-search.ts';
import { Agent, oneWay } from './agent.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { OrderPage } from './pages/order-page.ts';
import { sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';
import type { Portal } from './portal.ts';

/** A reservation with tickets that can be voided on the day of issue. */
async function reserved(portal: Portal): Promise<string> {
  portal.steer({ '*': { verify: 'unchanged', book: 'ok', issue: 'issued' } });
  const agent = await Agent.signIn(portal.url, 'harbour.op');
  const found = await agent.search(oneWay('HKG', 'BKK', isoDateAfter(40)));
  const isVoidable = ({ ticketingChannel }: Solution['restrictions']) => ticketingChannel !== 'Website';
  const offer = found.find(
    ({ hold, selfTransfer, restrictions }) => hold !== null && !selfTransfer && isVoidable(restrictions),
  );
  if (!offer) throw new Error('no fare is held and can be voided');
  return (await agent.book(offer)).id;
}

test('an agent asks to ticket a reservation, pays it, and voids the ticket for just what the sheet said', async ({
  page,
  portal,
  words,
  inspect,
}) => {
  const id = await reserved(portal);
  const order = new OrderPage(page, words);
  /** The refund that the row shows. */
  const comesBack = (part: Locator) => part.locator('dl > div', { hasText: words.say('Refund amount') }).locator('dd');
  await signIn(page, words, 'harbour.op');
  await order.open(id);

  await test.step('it waits to be paid from then on', async () => {
    const ask = page.getByRole('button', { name: words.say('Request ticketing') });
    await ask.click();
    await expect(order.nextStep).toContainText(words.say('To be paid'));
    await expect(ask).toHaveCount(0);
    await order.openPayment();
    await order.payButton.click();
    await expect(page.getByRole('heading', { name: words.say('The tickets are issued.') })).toBeVisible();
  });

  const told = await test.step('what comes back stands above the button that voids', async () => {
    await page
      .getByRole('button', { name: words.say('action | Void'), exact: true })
      .last()
      .click();
    const sheet = sheetOf(page);
    await expect(comesBack(sheet)).toBeVisible();
    await inspect();
    const amount = await comesBack(sheet).innerText();
    await sheet.getByRole('button', { name: words.say('Void the tickets') }).click();
    return amount;
  });

  await test.step('and is what the request says while it can be withdrawn, and what is paid back', async () => {
    await expect(page).not.toHaveURL(new RegExp(`/flight/orders/${id}`));
    await expect(comesBack(page.locator('main'))).toHaveText(told);
    await inspect();
    // The minute for withdrawing it is over.
    await portal.sql(`update pgboss.job set start_after = now() where name = 'return-tickets' and state = 'created'`);
    const done = page.getByRole('heading', {
      name: words.say('The money has been refunded to the original payment method.'),
    });
    await expect(done).toBeVisible();
    await expect(comesBack(page.locator('main'))).toHaveText(told);
  });
});
