import type { FlightOrder } from '../../src/contract/flight-orders.ts';
import { letterPdf } from '../factories/pdfs.ts';
import { Agent, oneWay, PASSWORD } from './agent.ts';
import { trainByHand } from './bookings-by-hand.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { takeStep } from './pages/desk-page.ts';
import { OrderPage } from './pages/order-page.ts';
import { sheetIsClosed, sheetOf } from './pages/sheet.ts';
import { logIn, signIn } from './pages/sign-in.ts';

/** A change of an issued ticket for a reason that no supplier quotes, with evidence. */
async function asked(url: string): Promise<{ agent: Agent; change: FlightOrder; order: FlightOrder }> {
  const { token } = await new Agent(url).call('login', { username: 'harbour.op', password: PASSWORD });
  const agent = new Agent(url, token);
  const found = await agent.search(oneWay('HKG', 'BKK', isoDateAfter(40)));
  const offer = found.find(({ journeys, selfTransfer }) => journeys[0]?.segments.length === 1 && !selfTransfer);
  if (!offer) throw new Error('nothing on sale');
  const { id } = await agent.book(offer);
  await agent.call('payFlightOrder', { id, channel: 'balance' });
  await expect.poll(async () => (await agent.call('flightOrder', { id })).status).toBe('issued');
  const file = await fetch(`${url}/api/base/v2/files?purpose=proof&name=letter.pdf`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/pdf' },
    body: new Uint8Array(letterPdf()),
  });
  const files = [(await file.json()).data.id];
  const order = await agent.call('flightOrder', { id });
  const passengers = order.passengers.map((passenger) => passenger.id);
  const journeys = [{ journey: 0, date: isoDateAfter(43) }];
  const change = await agent.call('changeFlightOrder', { id, passengers, journeys, reason: 1, files });
  return { agent, change, order };
}

test('the desk takes a change on, reads its proof, quotes it, and reissues it once the agent has paid', async ({
  page,
  words,
  inspect,
  ownPortal,
}) => {
  const { url } = await ownPortal({ SANDBOX_DESK: 'off' });
  const { agent, change, order } = await asked(url);
  await page.goto(url);
  await logIn(page, words, 'provider.admin');
  await page.waitForURL((at) => at.pathname === '/flight/booking');
  await page.goto(`${url}/desk?kind=change`);
  await page.locator(`a[href*="${change.id}"]`).click();
  await page.getByRole('button', { name: words.say('Take task') }).click();
  await expect(page.getByRole('button', { name: words.say('Release task') })).toBeVisible();
  // Keys do not wait: one pressed during the last step is ignored.
  for (const [key, next] of [
    ['b', 'Take task'],
    ['t', 'Release task'],
  ] as const)
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(page.getByRole('button', { name: words.say(next) })).toBeVisible({ timeout: 2000 });
    }).toPass();
  const proof = page.waitForEvent('download');
  await page.getByRole('button', { name: 'letter.pdf' }).click();
  expect((await proof).suggestedFilename()).toBe('letter.pdf');
  await inspect();

  const sheet = sheetOf(page);
  const step = (name: string) => page.getByRole('button', { name: words.say(name), exact: true });
  await step('desk | Quote the change').click();
  const send = sheet.getByRole('button', { name: words.say('desk | Quote the change') });
  await send.click();
  await expect(sheet.getByRole('textbox', { name: words.say('Fare difference') })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await sheet.getByRole('textbox', { name: words.say('Fare difference') }).fill('200');
  await sheet.getByRole('textbox', { name: words.say('Tax difference') }).fill('0');
  await sheet.getByRole('textbox', { name: words.say('Airline’s change fee') }).fill('100.50');
  await sheet.getByRole('textbox', { name: words.say('Leaves at (hh:mm)') }).fill('2215');
  await inspect();
  await send.click();
  await expect(page.getByText(words.say('Change to be paid')).first()).toBeVisible();

  const quoted = await agent.call('flightOrder', { id: change.id });
  expect(quoted.total.amount).toBe(30_050);
  expect(quoted.journeys[0]?.segments[0]?.departure).toBe(`${isoDateAfter(43)}T22:15`);
  await agent.call('payFlightOrder', { id: change.id, channel: 'balance' });
  await step('desk | Enter ticket numbers').click();
  await sheet.getByRole('textbox').first().fill('9995550000001');
  await sheet.getByRole('button', { name: words.say('desk | Enter ticket numbers') }).click();
  await expect.poll(async () => (await agent.call('flightOrder', { id: change.id })).status).toBe('changed');
  await sheetIsClosed(page);

  // Orders without a request are opened by number.
  await page.goto(`${url}/desk`);
  await page.getByRole('searchbox', { name: words.say('Search the desk') }).fill(change.id);
  await page.getByRole('link', { name: words.pattern('Open booking {0}') }).click();
  await step('desk | Report a disruption').click();
  await sheet.getByRole('textbox', { name: words.say('Leaves at (hh:mm)') }).fill('23:40');
  await sheet.getByRole('textbox', { name: words.say('Reason') }).fill('Winter schedule');
  await inspect();
  await sheet.getByRole('button', { name: words.say('desk | Report a disruption') }).click();
  await expect(sheet).toHaveCount(0);
  const { list } = await agent.call('voyages', { state: 'open', pageSize: 100 });
  expect(list.find(({ orderId }) => orderId === change.id)?.after?.[0]?.segments[0]?.departure).toBe(
    `${isoDateAfter(43)}T23:40`,
  );
  expect((await agent.call('flightOrder', { id: order.id })).passengers[0]?.exchangedFor).toBe('9995550000001');
});

test('of several options of the desk the agent picks one, which is what is then paid', { tag: '@long' }, async ({
  page,
  words,
  inspect,
  ownPortal,
}) => {
  const { url } = await ownPortal({ SANDBOX_DESK: 'off' });
  const { agent, change } = await asked(url);
  const { token } = await new Agent(url).call('login', { username: 'provider.admin', password: PASSWORD });
  const charges = (penalty: number) => [{ fareDifference: 0, taxDifference: 0, penalty }];
  const leg = (departs: string) => [{ flight: 'CX713', date: isoDateAfter(43), departs, arrives: '23:55' }];
  await new Agent(url, token).call('deskQuoteChange', {
    id: change.id,
    currency: 'CNY',
    ...{ lines: charges(90_000), legs: leg('09:10') },
    others: [{ lines: charges(20_050), legs: leg('21:40'), validHours: 4 }],
  });
  await page.goto(url);
  await logIn(page, words, 'harbour.op');
  await page.waitForURL((at) => at.pathname === '/flight/booking');
  await page.goto(`${url}/flight/orders/${change.id}`);
  await expect(page.getByText('09:10', { exact: false }).first()).toBeVisible();
  await expect(page.getByText(words.say('Choose one of the options first.')).first()).toBeVisible();
  await inspect();
  await page
    .getByRole('button', { name: words.pattern('Choose option {number}') })
    .nth(1)
    .click();
  await expect(page.getByText(words.pattern('Option {number} is chosen')).first()).toBeVisible();
  await page.getByRole('button', { name: /¥200\.50/ }).click();
  await expect(sheetOf(page)).toBeVisible();
  await inspect();
  const picked = await agent.call('flightOrder', { id: change.id });
  expect(picked.total.amount).toBe(20_050);
  expect(picked.journeys[0]?.segments[0]?.departure).toBe(`${isoDateAfter(43)}T21:40`);
});

test('disruptions are accepted together, each with the remark that goes along', { tag: '@long' }, async ({
  page,
  words,
  inspect,
  ownPortal,
}) => {
  const { url } = await ownPortal({ SANDBOX_DESK: 'off', SANDBOX_DISRUPTION_RATE: '0' });
  const { token } = await new Agent(url).call('login', { username: 'provider.admin', password: PASSWORD });
  const booked = [await asked(url), await asked(url)];
  for (const { order } of booked)
    await new Agent(url, token).call('raiseVoyage', { orderId: order.id, type: 'change', minutes: 95 });
  await page.goto(url);
  await logIn(page, words, 'harbour.op');
  await page.waitForURL((at) => at.pathname === '/flight/booking');
  await page.goto(`${url}/flight/orders/voyage`);
  await page.getByRole('checkbox', { name: words.say('Select all shown') }).click();
  await inspect();
  const together = page.getByRole('group', { name: words.say('Answer all that are selected') });
  await together.getByRole('button', { name: words.say('Accept the new flights') }).click();
  const sheet = sheetOf(page);
  await sheet.getByRole('textbox').fill('Both agree');
  await inspect();
  await sheet.getByRole('button', { name: words.say('Accept the new flights') }).click();
  await expect(page.getByText(words.pattern('Accepted: {done}.')).first()).toBeVisible();
  await expect(page.getByText(words.say('No disruptions to answer')).first()).toBeVisible();
  for (const { agent, order } of booked) {
    const { timeline } = await agent.call('flightOrder', { id: order.id });
    expect(timeline.filter(({ remark }) => remark === 'Both agree')).toHaveLength(1);
  }
});

test('the change of a train that the desk has bought is asked for, quoted, paid and written', { tag: '@long' }, async ({
  page,
  words,
  inspect,
  ownPortal,
  browser,
  locale,
}) => {
  const { url } = await ownPortal({ SANDBOX_DESK: 'off' });
  const { agency, id } = await trainByHand(url, 5);
  const order = new OrderPage(page, words);
  await page.goto(url);
  await logIn(page, words, 'harbour.op');
  await page.waitForURL((at) => at.pathname === '/flight/booking');
  await page.goto(`${url}/train/orders/${id}`);
  await page.getByRole('button', { name: words.say('train | Change'), exact: true }).click();
  await order.sheet.getByRole('group', { name: 'G103', exact: true }).getByRole('radio').first().check();
  await inspect();
  await order.sheet.getByRole('button', { name: words.say('train | Request this change') }).click();
  await expect(order.nextStep).toContainText(words.say('train | Change reviewing'));
  const change = /\/train\/orders\/(\d+)/.exec(page.url())?.[1] ?? '';
  expect(change).not.toBe(id);

  const context = await browser.newContext({ baseURL: url, locale, viewport: page.viewportSize() });
  const desk = await context.newPage();
  await signIn(desk, words, 'provider.admin');
  await desk.goto(`/desk?order=${change}&product=train`);
  await takeStep(desk, words, 'train | Quote the change', ['2000', '15.50']);
  await sheetIsClosed(desk);

  await expect(order.nextStep).toContainText(words.say('train | Change to be paid'));
  await inspect();
  await order.openPayment();
  await order.pay('Wallet balance');
  await expect(order.nextStep).toContainText(words.say('train | Change proceeding'));
  await takeStep(desk, words, 'desk | Enter ticket numbers', ['E900000002']);
  await expect(order.nextStep).toContainText(words.say('train | Changed'));
  expect(await agency.call('trainOrder', { id: change })).toMatchObject({
    isByHand: true,
    passengers: [{ ticketNumber: 'E900000002' }],
  });
  await context.close();
});
