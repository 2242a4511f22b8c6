import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { orderInput, passenger } from '../../../../tests/factories/flight-orders.ts';
import { aSearch, searchFlights } from '../../../../tests/factories/flight-search.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { DEFAULT_FLIGHT_CONFIG } from '../../../contract/agency-terms.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { convertUp } from '../../../contract/money.ts';
import { readRates } from '../../db/exchange-rates.ts';
import { migrate } from '../../db/migrate.ts';
import { portalEvents } from '../../db/schema/events.ts';
import { flightConfigs } from '../../db/schema/flight-search.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(() => server.close());

/** What the fare without taxes comes to for the agency, in fen, and for its sub-agency, in cents of the Hong Kong dollar. */
const AGENCY_PAYS = 103_000;
const SUB_AGENCY_PAYS = 130_000;
const TRAVELLERS = [passenger(), passenger('child')];

/** What the supplier asks for; the rest of one and the same price is earned above the company. */
interface World {
  faceValue: number;
  discount: number;
  serviceFee: number;
}

const worlds = fc.record({
  faceValue: fc.integer({ min: 60_000, max: 99_000 }),
  discount: fc.integer({ min: 0, max: 9_000 }),
  serviceFee: fc.integer({ min: 0, max: 2_000 }),
});

/** Sells through both levels so that the agency and its sub-agency pay the same in every world, whoever earns what of it. */
async function setPrices({ faceValue, discount, serviceFee }: World): Promise<void> {
  const { rates } = await readRates(server.deps.db);
  const inHkd = (amount: number) => convertUp({ amount, currency: 'CNY' }, 'HKD', rates).amount;
  const provider = AGENCY_PAYS - (faceValue - discount + serviceFee);
  const subPays = inHkd(faceValue - discount) + inHkd(serviceFee) + inHkd(provider);
  for (const [companyId, value] of [
    [DEMO_COMPANY.harbour, provider],
    [DEMO_COMPANY.quay, SUB_AGENCY_PAYS - subPays],
  ] as const) {
    const markup = { value, unit: 'amount', limit: 0 } as const;
    const config = { ...DEFAULT_FLIGHT_CONFIG, markups: { intraContinental: markup } };
    await server.deps.db.update(flightConfigs).set({ config }).where(eq(flightConfigs.companyId, companyId));
  }
}

/** Everything that the API says to a company from a search to a ticket, but for the numbers that each booking has of its own. */
async function lifeOfABooking(company: 'harbour' | 'quay'): Promise<unknown> {
  const [op, finance] = [agents.as(`${company}.op`), agents.as(`${company}.fin`)];
  const before = await finance.expect('wallet', {});
  const { solutions, last } = await searchFlights(op, aSearch({ passengers: { adult: 1, child: 1, infant: 0 } }));
  const check = await op.expect('verifySolution', { id: solutions[0]?.id ?? '' });
  const booked = await op.expect('createFlightOrder', orderInput(check.verificationId ?? '', TRAVELLERS));
  const { id } = booked;
  const paid = await op.expect('payFlightOrder', { id, channel: 'balance' });
  await server.deps.jobs.drain();
  const issued = await op.expect('flightOrder', { id });
  addsUp(issued);
  const [listed] = (await op.expect('flightOrders', {})).list;
  const [entry] = (await finance.expect('walletEntries', {})).list;
  const spent = before.available - (await finance.expect('wallet', {})).available;
  const logs = company === 'harbour' ? (await agents.as('harbour.admin').expect('userLogs', {})).list : [];
  const events = await server.deps.db
    .select({ event: portalEvents.event })
    .from(portalEvents)
    .where(sql`${portalEvents.event}->>'orderId' = ${id}`);
  const log = logs.filter(({ subject }) => subject.id === id).map((line) => ({ ...line, id: '' }));
  const money = [spent, { ...entry, id: '', standing: null }];
  const said = [solutions, last.failures, check, booked, paid, issued, listed, money, log, events];
  const own = new RegExp(`[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.\\w]*|${id}|${issued.pnr}|999\\d{10}`, 'g');
  return JSON.parse(JSON.stringify(said).replace(own, 'own'));
}

function addsUp({ priceBreakdown: price, total }: FlightOrder): void {
  for (const line of price.lines) {
    expect(line.faceValue + line.taxes + line.serviceFee - line.discount).toBe(line.costPrice);
    expect(line.ticketPrice + line.taxes + line.serviceFee).toBe(line.costPrice);
    expect(line.airportTax + line.fuelSurcharge).toBe(line.taxes);
  }
  const sum = price.lines.reduce((all, line) => all + line.costPrice * line.count, 0);
  expect([sum + price.transactionFee, price.total]).toEqual([total.amount, total.amount]);
}

/** What the agency and the sub-agency see. */
async function seen(world: World): Promise<Record<'harbour' | 'quay', unknown>> {
  Object.assign(supplier.script.fare, world);
  await setPrices(world);
  return { harbour: await lifeOfABooking('harbour'), quay: await lifeOfABooking('quay') };
}

describe('prices on three levels', () => {
  it('say nothing of who above earns what: whatever the supplier asks and the sellers add, every answer is the same', async () => {
    const usual = await seen({ faceValue: 100_000, discount: 0, serviceFee: 0 });
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        expect(await seen(world)).toEqual(usual);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('that an earlier version wrote down are answered the same way', async () => {
    const op = agents.as('harbour.op');
    const { solutions } = await searchFlights(op, aSearch());
    const check = await op.expect('verifySolution', { id: solutions[0]?.id ?? '' });
    const input = orderInput(check.verificationId ?? '', [passenger()]);
    const booked = await op.expect('createFlightOrder', input, { idempotencyKey: 'kept-from-before' });
    const pay = { id: booked.id, channel: 'balance' as const };
    const paid = await op.expect('payFlightOrder', pay, { idempotencyKey: 'kept-from-before' });
    await server.deps.db.execute(sql`
      with earlier (line) as (values ('{"faceValue":90000,"discount":1000,"serviceFee":500,"ticketPrice":102500}'::jsonb)),
      orders as (
        update orders set sold = jsonb_set(sold, '{priceBreakdown,lines,0}',
          (sold #> '{priceBreakdown,lines,0}') - '{cost,markups}'::text[] || line)
        from earlier where id = ${booked.id}
      )
      update idempotency_keys set answer = jsonb_set(answer::jsonb, '{priceBreakdown,lines,0}',
        (answer::jsonb #> '{priceBreakdown,lines,0}') || line)::json
      from earlier where key = 'kept-from-before'`);
    await server.deps.db.execute(sql`delete from migrations where name = '0009_own_prices.sql'`);
    await server.deps.db.execute(sql`alter table orders drop column client_total`);
    expect(await migrate(server.deps.pool)).toEqual(['0009_own_prices.sql']);
    expect((await op.expect('flightOrder', { id: booked.id })).priceBreakdown).toEqual(booked.priceBreakdown);
    expect(await op.expect('createFlightOrder', input, { idempotencyKey: 'kept-from-before' })).toEqual(booked);
    expect(await op.expect('payFlightOrder', pay, { idempotencyKey: 'kept-from-before' })).toEqual(paid);
    expect((await op.call('solutions', { searchId: solutions[0]?.id.split('.')[0] ?? '', cursor: 0 })).status).toBe(
      404,
    );
  });
});
