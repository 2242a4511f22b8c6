import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { steeredScenario } from '../../../../tests/factories/flight-search.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { Passenger } from '../../../contract/passengers.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';
import { followGivenUp } from '../../orders/after-sales/follow-given-up.ts';
import { answerAsDesk } from '../../orders/after-sales/sandbox-desk.ts';

/** Ten in the morning in China; the trains leave on the 25th. */
const MORNING = '2026-11-20T02:00:00.000Z';
const DAY_AFTER = '2026-11-26T02:00:00.000Z';
const clock = testClock(MORNING);
const scenario = steeredScenario();
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, scenario, pollJobs: false });
});
afterAll(() => server.close());
beforeEach(() => {
  at(MORNING);
  scenario.steer({});
});
afterEach(() => assertBalanced(server.deps.db));

/** Sets the time and logs in again. */
function at(time: string): void {
  clock.set(time);
  agents = api(server);
}

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const drain = () => server.deps.jobs.drain();
const read = (id: string) => op().expect('trainOrder', { id });
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
const ids = ({ passengers }: TrainOrder) => passengers.map(({ id }) => id);
/** Differences of this refund in the desk's queue. */
const noted = async (id: string) =>
  (await desk().expect('deskQueue', { kind: 'books', pageSize: 100 })).list.flatMap(({ difference }) =>
    difference?.subject === id ? [difference] : [],
  );

async function book(train: string, riders: readonly Passenger[]) {
  const way = { id: `${train}.2026-11-25.VNP.AOH.first`, passengers: { adult: riders.length, child: 0 } };
  const { verificationId } = await op().expect('verifyTrain', way);
  const { contact } = GOOD_INPUTS.createTrainOrder;
  return op().call('createTrainOrder', { verificationId, passengers: [...riders], contact });
}
/** Whether a passenger can book a train at the same time as the others. */
async function mayRide(train: string, rider: Passenger): Promise<boolean> {
  const { envelope } = await book(train, [rider]);
  expect([0, REFUSALS.alreadyRiding.code]).toContain(envelope.code);
  return envelope.code === 0;
}
async function left(train: string): Promise<number> {
  const { trains } = await op().expect('searchTrains', { origin: 'VNP', destination: 'AOH', date: '2026-11-25' });
  const found = trains.find(({ trainNo }) => trainNo === train)?.classes.find((one) => one.seatClass === 'first');
  return found?.left ?? 0;
}

/** Tickets issued by the railway; each test uses other trains. */
async function issued(train: string, riders: readonly Passenger[]): Promise<TrainOrder> {
  const { envelope } = await book(train, riders);
  const { id = '' } = envelope.data ?? {};
  const { total } = await read(id);
  await op().expect('payTrainOrder', { id, channel: 'balance', amount: total });
  await drain();
  return read(id);
}

/** A refund for illness, quoted by the desk and accepted. */
async function accepted(order: TrainOrder, passengers = ids(order), penalty = 0): Promise<string> {
  const why = { reason: 2, subReason: 'passenger' } as const;
  const { id } = await op().expect('refundTrainOrder', { id: order.id, passengers, ...why });
  await drain();
  await desk().expect('deskQuoteTrainRefund', { id, penalty: cny(penalty) });
  await op().expect('confirmTrainOrder', { id });
  await drain();
  return id;
}
const complete = (id: string) => desk().expect('deskReturnTrain', { id, move: 'complete' });

describe('railway tickets whose refund the desk settles by hand', () => {
  it('go back to the railway: their seats to others, and their passengers to another train', async () => {
    const before = await balance();
    const free = await left('G131');
    const rider = passenger();
    const order = await issued('G131', [rider]);
    expect(await left('G131')).toBe(free - 1);
    const id = await accepted(order);
    expect(await mayRide('G133', rider)).toBe(false);
    await complete(id);
    await drain();
    expect(await read(id)).toMatchObject({ status: 'refunded_reimbursed', total: order.total });
    expect(await left('G131')).toBe(free);
    expect(await mayRide('G133', rider)).toBe(true);
    expect(await balance()).toBe(before);
    expect(await noted(id)).toEqual([]);
  });

  it('are those of the passengers who asked alone, each once, whatever the railway keeps', async () => {
    const [one, other] = [passenger(), passenger()];
    const order = await issued('G135', [one, other]);
    const [first = '', second = ''] = ids(order);
    const [before, free] = [await balance(), await left('G135')];
    const id = await accepted(order, [first], 1000);
    await complete(id);
    // Two processes run it at once, and the job is retried, as after a kill.
    await Promise.all([followGivenUp(server.deps, id), followGivenUp(server.deps, id)]);
    await drain();
    const half = order.total.amount / 2;
    expect((await balance()) - before).toBe(half - 1000);
    expect(await left('G135')).toBe(free + 1);
    expect(await mayRide('G137', other)).toBe(false);
    await complete(await accepted(order, [second]));
    await drain();
    expect(await left('G135')).toBe(free + 2);
    expect(await mayRide('G137', one)).toBe(true);
    expect(await mayRide('G155', other)).toBe(true);
    expect((await balance()) - before).toBe(order.total.amount - 1000);
  });

  it('wait at the desk, once, where the railway does not take them back, with the money given back all the same', async () => {
    const rider = passenger();
    const order = await issued('G139', [rider]);
    const before = await balance();
    const id = await accepted(order);
    scenario.steer({ '*': { refund: 'refused' } });
    await complete(id);
    await drain();
    await followGivenUp(server.deps, id);
    expect((await read(id)).status).toBe('refunded_reimbursed');
    expect((await balance()) - before).toBe(order.total.amount);
    const difference = { what: 'supplier', expected: -order.total.amount, actual: 0, currency: 'CNY' };
    expect(await noted(id)).toMatchObject([difference]);
  });

  it.each([
    ['lost', 'G141'],
    ['pending', 'G143'],
    ['dead', 'G157'],
  ] as const)('go back once where the railway’s answer is %s', async (answer, train) => {
    const rider = passenger();
    const order = await issued(train, [rider]);
    const free = await left(train);
    const id = await accepted(order);
    scenario.steer({ '*': { refund: answer, pendingMs: 1000 } });
    await complete(id);
    await drain().catch(() => null);
    scenario.steer({});
    clock.advance(2000);
    await server.deps.jobs.drain({ early: true });
    await followGivenUp(server.deps, id);
    expect(await left(train)).toBe(free + 1);
    expect(await mayRide('G145', rider)).toBe(true);
    expect(await noted(id)).toEqual([]);
  });

  it('are nobody’s matter where somebody has given them back at the railway already', async () => {
    const rider = passenger();
    const order = await issued('G147', [rider]);
    const id = await accepted(order);
    const { railSupplier } = server.deps;
    const tickets = order.passengers.flatMap(({ ticketNumber }) => ticketNumber ?? []);
    const byHand = await railSupplier?.refundQuote(order.pnr ?? '', { tickets, segments: null });
    await railSupplier?.refundConfirm(byHand?.ref ?? '');
    const free = await left('G147');
    await complete(id);
    await drain();
    expect(await left('G147')).toBe(free);
    expect(await noted(id)).toEqual([]);
  });

  it('go back after their train has left as well, without a word', async () => {
    const order = await issued('G149', [passenger()]);
    at(DAY_AFTER);
    const id = await accepted(order);
    await complete(id);
    await drain();
    expect((await read(id)).status).toBe('refunded_reimbursed');
    expect(await noted(id)).toEqual([]);
  });

  it('go back where the sandbox desk settles it, too', async () => {
    const rider = passenger();
    const order = await issued('G151', [rider]);
    const id = await accepted(order);
    await answerAsDesk(server.deps, id);
    await drain();
    expect((await read(id)).status).toBe('refunded_reimbursed');
    expect(await mayRide('G153', rider)).toBe(true);
  });
});
