import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { orderInput, passenger } from '../../../../tests/factories/flight-orders.ts';
import { aSearch, searchFlights } from '../../../../tests/factories/flight-search.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import {
  alsoTold,
  type Fees,
  inHkd,
  NO_FEES,
  setPrices,
  type World,
  withoutNames,
  worlds,
} from '../../../../tests/factories/three-levels.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { sampled } from '../../../../tests/tools/run-mode.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock, { change: 'changed', refund: 'refunded' });
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());

type Company = 'harbour' | 'quay';
const op = (company: Company) => agents.as(`${company}.op`);
const TRAVELLERS = [passenger(), passenger('child')];
const TAX = 1_000;
/** The cost of a ticket's change without taxes, of the agency in fen and its sub-agency in cents. */
const CHANGE = { harbour: 60_000, quay: 90_000 };
/** The sellers' fee for the sub-agency's refund, in cents. */
const REFUND_FEE = 9_000;

async function issued(company: Company): Promise<FlightOrder> {
  const { solutions } = await searchFlights(op(company), aSearch({ passengers: { adult: 1, child: 1, infant: 0 } }));
  const check = await op(company).expect('verifySolution', { id: solutions[0]?.id ?? '' });
  const { id } = await op(company).expect('createFlightOrder', orderInput(check.verificationId ?? '', TRAVELLERS));
  await op(company).expect('payFlightOrder', { id, channel: 'balance' });
  await server.deps.jobs.drain();
  return op(company).expect('flightOrder', { id });
}

/** All API responses to a company from the search for a change to its new tickets. */
async function lifeOfAChange(company: Company): Promise<unknown> {
  const order = await issued(company);
  const passengers = order.passengers.map(({ id }) => id);
  const wish = { id: order.id, passengers, journeys: [{ journey: 0, date: '2027-01-04' }] };
  const found = await op(company).expect('searchFlightChange', wish);
  const asked = await op(company).expect('changeFlightOrder', { ...wish, option: found.options[0]?.id, reason: 0 });
  await server.deps.jobs.drain();
  const { id } = asked;
  const quoted = await op(company).expect('flightOrder', { id });
  const paid = await op(company).expect('payFlightOrder', { id, channel: 'balance' });
  await server.deps.jobs.drain();
  const changed = await op(company).expect('flightOrder', { id });
  expect(changed.status).toBe('changed');
  const [entry] = (await agents.as(`${company}.fin`).expect('walletEntries', {})).list;
  const original = await op(company).expect('flightOrder', { id: order.id });
  const told = await alsoTold(server, agents, company, id);
  const said = [found, asked, quoted, paid, changed, original, { ...entry, id: '', standing: null }, told];
  return withoutNames(said, [id, order.id, order.pnr, changed.pnr, found.options[0]?.id ?? null]);
}

/** … from the request for a refund to its payment. */
async function lifeOfARefund(company: Company): Promise<unknown> {
  const order = await issued(company);
  const passengers = order.passengers.map(({ id }) => id);
  const asked = await op(company).expect('refundFlightOrder', { id: order.id, passengers, reason: 0 });
  await server.deps.jobs.drain();
  const { id } = asked;
  const quoted = await op(company).expect('flightOrder', { id });
  expect(quoted.afterSales?.quote?.net.amount).toBeGreaterThan(0);
  await op(company).expect('confirmFlightOrder', { id });
  await server.deps.jobs.drain();
  const refunded = await op(company).expect('flightOrder', { id });
  const told = await alsoTold(server, agents, company, id);
  return withoutNames([asked, quoted, refunded, told], [id, order.id, order.pnr]);
}

/** The supplier's price of a change; the rest of a constant total are the sellers' fees. */
interface Change {
  fareDifference: number;
  penalty: number;
}

/** What both companies see of a change that costs them the same however its earnings are split. */
async function changesSeen({ fareDifference, penalty }: Change): Promise<Record<Company, unknown>> {
  const hkd = await inHkd(server);
  const harbour = CHANGE.harbour - fareDifference - penalty;
  const quay = CHANGE.quay - hkd(fareDifference) - hkd(penalty) - hkd(harbour);
  expect(quay).toBeGreaterThanOrEqual(0);
  await setPrices(server, USUAL, { harbour: { change: harbour, refund: 0 }, quay: { change: quay, refund: 0 } });
  supplier.script.changeLine = { fareDifference, taxDifference: TAX, penalty };
  return { harbour: await lifeOfAChange('harbour'), quay: await lifeOfAChange('quay') };
}

/** The sub-agency's refund where its sellers split the price and the fees like this. */
async function refundSeen(world: World, providers: number): Promise<unknown> {
  Object.assign(supplier.script.fare, world);
  const hkd = await inHkd(server);
  const fees: Fees = { ...NO_FEES, harbour: { change: 0, refund: providers } };
  await setPrices(server, world, { ...fees, quay: { change: 0, refund: REFUND_FEE - hkd(providers) } });
  return lifeOfARefund('quay');
}

const USUAL: World = { faceValue: 100_000, discount: 0, serviceFee: 0 };

describe('changes and refunds on three levels', () => {
  it('say nothing of what the supplier asks for a change and what the sellers do', async () => {
    Object.assign(supplier.script.fare, USUAL);
    const usual = await changesSeen({ fareDifference: 30_000, penalty: 15_000 });
    const changes = fc.record({
      fareDifference: fc.integer({ min: 0, max: 40_000 }),
      penalty: fc.integer({ min: 0, max: 15_000 }),
    });
    await fc.assert(
      fc.asyncProperty(changes, async (change) => {
        expect(await changesSeen(change)).toEqual(usual);
      }),
      { numRuns: sampled(5, 2), endOnFailure: true },
    );
  });

  it('say nothing of which seller keeps what of a refund', async () => {
    const usual = await refundSeen(USUAL, 1_000);
    await fc.assert(
      fc.asyncProperty(worlds, fc.integer({ min: 0, max: 6_000 }), async (world, providers) => {
        expect(await refundSeen(world, providers)).toEqual(usual);
      }),
      { numRuns: sampled(5, 2), endOnFailure: true },
    );
  });
});
