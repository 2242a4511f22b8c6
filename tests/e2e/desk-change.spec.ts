import type { FlightOrder } from '../../src/contract/flight-orders.ts';
import { Agent, oneWay, PASSWORD } from './agent.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { sheetOf } from './pages/sheet.ts';
import { logIn } from './pages/sign-in.ts';

const PDF = '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF\n';

/** A change of an issued ticket, for a reason that no supplier quotes, with what proves it. */
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
    body: PDF,
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
  await page.getByRole('button', { name: words.say('Take it on') }).click();
  await expect(page.getByRole('button', { name: words.say('Give it back') })).toBeVisible();
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
  await step('desk | Write tickets').click();
  await sheet.getByRole('textbox').first().fill('9995550000001');
  await sheet.getByRole('button', { name: words.say('desk | Write tickets') }).click();
  await expect.poll(async () => (await agent.call('flightOrder', { id: change.id })).status).toBe('changed');

  // What nobody has asked for is opened by its number.
  await page.goto(`${url}/desk`);
  await page.getByRole('searchbox', { name: words.say('Search the desk') }).fill(change.id);
  await page.getByRole('link', { name: words.pattern('Open booking {0}') }).click();
  await step('desk | Tell of a disruption').click();
  await sheet.getByRole('textbox', { name: words.say('Leaves at (hh:mm)') }).fill('23:40');
  await sheet.getByRole('textbox', { name: words.say('Reason') }).fill('Winter schedule');
  await inspect();
  await sheet.getByRole('button', { name: words.say('desk | Tell of a disruption') }).click();
  await expect(sheet).toHaveCount(0);
  const { list } = await agent.call('voyages', { state: 'open', pageSize: 100 });
  expect(list.find(({ orderId }) => orderId === change.id)?.after?.[0]?.segments[0]?.departure).toBe(
    `${isoDateAfter(43)}T23:40`,
  );
  expect((await agent.call('flightOrder', { id: order.id })).passengers[0]?.exchangedFor).toBe('9995550000001');
});
