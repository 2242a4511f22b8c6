import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { orderInput, passenger } from '../../../../tests/factories/flight-orders.ts';
import { aSearch, searchFlights } from '../../../../tests/factories/flight-search.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { alsoTold, setPrices, type World, withoutNames, worlds } from '../../../../tests/factories/three-levels.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { sampled } from '../../../../tests/tools/run-mode.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { migrate } from '../../db/migrate.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(() => server.close());

const TRAVELLERS = [passenger(), passenger('child')];

/** All API responses to a company from a search to a ticket, except for numbers unique to each booking. */
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
  const explained = await op.expect('explainFlightPrice', { id });
  expect(explained.total).toBe(issued.total.amount);
  const [listed] = (await op.expect('flightOrders', {})).list;
  const [entry] = (await finance.expect('walletEntries', {})).list;
  const spent = before.available - (await finance.expect('wallet', {})).available;
  const told = await alsoTold(server, agents, company, id);
  const money = [spent, { ...entry, id: '', standing: null }];
  const said = [solutions, last.failures, check, booked, paid, issued, explained, listed, money, told];
  return withoutNames(said, [id, issued.pnr]);
}

function addsUp({ priceBreakdown: price, total }: FlightOrder): void {
  for (const line of price.lines) {
    expect(line.faceValue + line.taxes + line.serviceFee - line.discount).toBe(line.costPrice);
    expect(line.ticketPrice + line.taxes + line.serviceFee).toBe(line.costPrice);
    expect(line.airportTax + line.fuelSurcharge).toBe(line.taxes);
  }
  const sum = price.lines.reduce((all, line) => all + line.costPrice * line.count, 0);
  expect([sum, price.total, price.transactionFee]).toEqual([total.amount, total.amount, 0]);
}

/** What the agency and the sub-agency see. */
async function seen(world: World): Promise<Record<'harbour' | 'quay', unknown>> {
  Object.assign(supplier.script.fare, world);
  await setPrices(server, world);
  return { harbour: await lifeOfABooking('harbour'), quay: await lifeOfABooking('quay') };
}

describe('prices on three levels', () => {
  it('say nothing of who above earns what: whatever the supplier asks and the sellers add, every answer is the same', async () => {
    const usual = await seen({ faceValue: 100_000, discount: 0, serviceFee: 0 });
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        expect(await seen(world)).toEqual(usual);
      }),
      { numRuns: sampled(8, 2), endOnFailure: true },
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
