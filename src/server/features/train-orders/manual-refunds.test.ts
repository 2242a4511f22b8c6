import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';
import { answerAsDesk } from '../../orders/after-sales/sandbox-desk.ts';
import { sweepOrders } from '../../orders/jobs.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

/** Ten in the morning in China. */
const MORNING = '2026-11-20T02:00:00.000Z';
const clock = testClock(MORNING);
let server: TestServer;
let agents: Api;
const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const read = (id: string) => op().expect('trainOrder', { id });
const drain = () => server.deps.jobs.drain();
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const ids = ({ passengers }: TrainOrder) => passengers.map(({ id }) => id);
const cny = (amount: number) => ({ amount, currency: 'CNY' as const });

beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
  agents = api(server);
  const id = DEMO_COMPANY.harbour;
  const { version } = await desk().expect('agency', { id });
  await desk().expect('saveAgencyConfig', { id, version, train: { notificationUrl: '', manualMode: true } });
});
afterAll(() => server.close());
afterEach(async () => {
  at(MORNING);
  await assertBalanced(server.deps.db);
});

/** Sets the time and logs in again. */
function at(time: string): void {
  clock.set(time);
  agents = api(server);
}

/** Two tickets bought by the desk; use each train once. */
async function bought(train: string): Promise<TrainOrder> {
  const { verificationId } = await op().expect('verifyTrain', {
    id: `${train}.2026-11-25.VNP.AOH.second`,
    passengers: { adult: 2, child: 0 },
  });
  const passengers = [passenger(), { ...passenger(), surname: 'LEE' }];
  const { contact } = GOOD_INPUTS.createTrainOrder;
  const { id, total } = await op().expect('createTrainOrder', { verificationId, passengers, contact });
  await op().expect('payTrainOrder', { id, channel: 'balance', amount: total });
  const tickets = [`E1${train}0001`, `E1${train}0002`];
  await desk().expect('deskIssueTrain', { id, tickets });
  await drain();
  return read(id);
}

async function asked(order: TrainOrder, passengers = ids(order)): Promise<string> {
  const { id } = await op().expect('refundTrainOrder', { id: order.id, passengers, remark: 'The meeting is off' });
  await drain();
  return id;
}

const queued = async (orderId: string) =>
  (await desk().expect('deskQueue', { kind: 'refund', pageSize: 100 })).list.find((task) => task.orderId === orderId);

describe('a refund of train tickets that the desk has bought', () => {
  it('waits at the desk, is quoted, accepted and given back there, and its money comes back the way it came', async () => {
    const before = await balance();
    const order = await bought('G131');
    const { total } = order;
    const id = await asked(order);
    // Neither the railway nor the sweep moves it on.
    clock.advance(25 * 60_000);
    agents = api(server);
    await sweepOrders(server.deps);
    expect(await read(id)).toMatchObject({ type: 'refund', status: 'rfd_reviewing', isByHand: true });
    expect(await queued(id)).toMatchObject({ product: 'train', type: 'refund', holder: null });
    const found = await desk().expect('deskTrainOrder', { id });
    expect(found).toMatchObject({ askedBack: total, can: ['quoteRefund', 'refuse'] });
    const quoted = await desk().expect('deskQuoteTrainRefund', { id, penalty: cny(1000), remark: 'The fare’s fee' });
    expect(quoted).toMatchObject({ task: null, can: [], order: { status: 'rfd_to_be_confirm' } });
    const net = total.amount - 1000;
    expect((await read(id)).afterSales?.quote).toMatchObject({
      paid: total,
      penalty: { amount: 1000 },
      serviceFee: { amount: 0 },
      net: { amount: net },
    });
    await op().expect('confirmTrainOrder', { id });
    await drain();
    expect(await read(id)).toMatchObject({ status: 'rfd_proceeding' });
    expect((await desk().expect('deskTrainOrder', { id })).can).toEqual(['fail', 'complete']);
    await desk().expect('deskReturnTrain', { id, move: 'complete' });
    await drain();
    expect(await read(id)).toMatchObject({ status: 'refunded_reimbursed', total: { amount: net } });
    expect(before - (await balance())).toBe(1000);
    expect((await read(order.id)).passengers.map(({ givenBack }) => givenBack)).toEqual(['refunded', 'refunded']);
    const { list } = await agents.as('harbour.fin').expect('walletEntries', { type: 'refund-train' });
    expect(list[0]).toMatchObject({ orderId: id, amount: { amount: net } });
  });

  it('takes one of two, then the other, and never more than was paid for them', async () => {
    const order = await bought('G133');
    const [first = '', second = ''] = ids(order);
    const one = await asked(order, [first]);
    const half = order.total.amount / 2;
    expect((await desk().expect('deskTrainOrder', { id: one })).askedBack).toEqual(cny(half));
    // A penalty above the price refunds nothing, and charges nothing.
    await desk().expect('deskQuoteTrainRefund', { id: one, penalty: cny(half + 1) });
    expect((await read(one)).afterSales?.quote).toMatchObject({ penalty: cny(half), net: cny(0) });
    const again = await op().callRaw('refundTrainOrder', { id: order.id, passengers: [first, second] });
    expect(again.envelope.code).toBe(REFUSALS.alreadyRequested.code);
    const before = await balance();
    const other = await asked(order, [second]);
    await desk().expect('deskQuoteTrainRefund', { id: other, penalty: cny(0) });
    for (const id of [one, other]) {
      await op().expect('confirmTrainOrder', { id });
      await drain();
      await desk().expect('deskReturnTrain', { id, move: 'complete' });
    }
    await drain();
    expect((await balance()) - before).toBe(half);
  });

  it('is made once, however many ask at once, and ends once', async () => {
    const order = await bought('G135');
    const passengers = ids(order);
    const answers = await Promise.all(
      [1, 2, 3].map(() => op().callRaw('refundTrainOrder', { id: order.id, passengers })),
    );
    const codes = answers.map(({ envelope }) => envelope.code).sort((a, b) => a - b);
    expect(codes).toEqual([0, REFUSALS.alreadyRequested.code, REFUSALS.alreadyRequested.code]);
    const id = (await read(order.id)).relatedOrders[0]?.id ?? '';
    await desk().expect('deskQuoteTrainRefund', { id, penalty: cny(0) });
    await op().expect('confirmTrainOrder', { id });
    const before = await balance();
    const ends = await Promise.all(
      (['complete', 'complete'] as const).map((move) => desk().callRaw('deskReturnTrain', { id, move })),
    );
    expect(ends.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1);
    await drain();
    expect((await balance()) - before).toBe(order.total.amount);
  });

  it('can be refused, and failed after it was accepted; the tickets can be asked for again', async () => {
    const order = await bought('G137');
    const refused = await asked(order);
    const bare = await desk().callRaw('deskReturnTrain', { id: refused, move: 'refuse' });
    expect(bare.envelope.code).toBe(REFUSALS.badInput.code);
    await desk().expect('deskReturnTrain', { id: refused, move: 'refuse', remark: 'The fare allows none' });
    expect(await read(refused)).toMatchObject({ status: 'rfd_rejected' });
    const before = await balance();
    const failed = await asked(order);
    await desk().expect('deskQuoteTrainRefund', { id: failed, penalty: cny(0) });
    await op().expect('confirmTrainOrder', { id: failed });
    await desk().expect('deskFailTrain', { id: failed, remark: 'The railway did not take them' });
    await drain();
    expect(await read(failed)).toMatchObject({ status: 'refund_failed' });
    expect(await balance()).toBe(before);
    expect((await read(order.id)).actions).toContainEqual({ action: 'refund', allowed: true });
  });

  it('is quoted no longer than until the departure, and not asked for after it', async () => {
    const order = await bought('G139');
    const departure = new Date(`${order.ride.departure}:00+08:00`);
    at(new Date(departure.getTime() - 3_600_000).toISOString());
    const id = await asked(order);
    await desk().expect('deskQuoteTrainRefund', { id, penalty: cny(0) });
    expect((await read(id)).payBy).toBe(departure.toISOString());
    at(departure.toISOString());
    expect((await op().callRaw('confirmTrainOrder', { id })).envelope.code).toBe(REFUSALS.quoteExpired.code);
    const late = await op().callRaw('refundTrainOrder', { id: order.id, passengers: ids(order) });
    expect(late.envelope.code).toBe(REFUSALS.trainLeft.code);
  });

  it('is the desk’s alone, and answered by the sandbox desk where nobody takes it', async () => {
    const order = await bought('G141');
    const id = await asked(order);
    const strange = await op().callRaw('deskQuoteTrainRefund', { id, penalty: cny(0) });
    expect(strange.envelope.code).toBe(REFUSALS.notAllowed.code);
    const flights = await desk().callRaw('deskMove', { id, move: 'refuse', remark: 'x' });
    expect(flights.envelope.code).toBe(REFUSALS.orderNotFound.code);
    // A booking is no refund: its tickets cannot be refunded by it.
    const booking = await desk().callRaw('deskReturnTrain', { id: order.id, move: 'complete' });
    expect(booking.envelope.code).toBe(REFUSALS.statusConflict.code);
    const { refundTerms } = await desk().expect('deskTrainOrder', { id });
    const kept = Math.round(order.total.amount * 0.05);
    expect(refundTerms).toEqual({ keptByRule: cny(kept), serviceFee: cny(0) });
    await answerAsDesk(server.deps, id);
    const { quote } = (await read(id)).afterSales ?? {};
    expect(quote?.penalty.amount).toBe(kept);
    expect((await desk().expect('deskTrainOrder', { id })).refundTerms).toBeNull();
    await op().expect('confirmTrainOrder', { id });
    await answerAsDesk(server.deps, id);
    await drain();
    expect(await read(id)).toMatchObject({ status: 'refunded_reimbursed' });
  });
});
