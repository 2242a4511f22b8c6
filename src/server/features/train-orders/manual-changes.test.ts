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
import { closeOverdueOrder } from '../../orders/close-order.ts';
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

/** Tickets of an adult and a child bought by the desk; use each train once. */
async function bought(train: string): Promise<TrainOrder> {
  const { verificationId } = await op().expect('verifyTrain', {
    id: `${train}.2026-11-25.VNP.AOH.second`,
    passengers: { adult: 1, child: 1 },
  });
  const child = { ...passenger(), type: 'child' as const, surname: 'LEE', birthday: '2016-05-01' };
  const { contact } = GOOD_INPUTS.createTrainOrder;
  const { id, total } = await op().expect('createTrainOrder', {
    verificationId,
    passengers: [passenger(), child],
    contact,
  });
  await op().expect('payTrainOrder', { id, channel: 'balance', amount: total });
  await desk().expect('deskIssueTrain', { id, tickets: [`E1${train}0001`, `E1${train}0002`] });
  await drain();
  return read(id);
}

const optionOf = (train: string, seatClass = 'second') => `${train}.2026-11-26.VNP.AOH.${seatClass}`;
async function asked(order: TrainOrder, option: string, passengers = ids(order)): Promise<string> {
  const { id } = await op().expect('changeTrainOrder', { id: order.id, passengers, option });
  await drain();
  return id;
}
/** The desk's quote: fares per ticket, and no penalty unless given. */
const quote = (id: string, adult: number, child: number, penalty = 0) =>
  desk().expect('deskQuoteTrainChange', {
    id,
    prices: [
      { passengerType: 'adult', fare: adult, penalty },
      { passengerType: 'child', fare: child, penalty },
    ],
    currency: 'CNY',
  });
const fareOf = ({ prices }: Pick<TrainOrder, 'prices'>, type: string) =>
  prices.find(({ passengerType }) => passengerType === type)?.price.amount ?? 0;
const queued = async (orderId: string) =>
  (await desk().expect('deskQueue', { kind: 'change', pageSize: 100 })).list.find((task) => task.orderId === orderId);

describe('a change of train tickets that the desk has bought', () => {
  it('is found by the fares, waits at the desk, is quoted, paid and written there, and the new tickets can be given back', async () => {
    const order = await bought('G131');
    const found = await op().expect('searchTrainChange', { id: order.id, passengers: ids(order), date: '2026-11-26' });
    expect(found.quotedBy).toBe('desk');
    const first = found.trains
      .find(({ trainNo }) => trainNo === 'G133')
      ?.classes.find((one) => one.seatClass === 'first');
    expect(first).toMatchObject({ difference: null, solutionId: optionOf('G133', 'first') });
    const id = await asked(order, optionOf('G133', 'first'));
    // Neither the railway nor the sweep moves it on.
    clock.advance(25 * 60_000);
    agents = api(server);
    await sweepOrders(server.deps);
    expect(await read(id)).toMatchObject({ type: 'change', status: 'chg_reviewing', ride: { trainNo: 'G133' } });
    expect(await queued(id)).toMatchObject({ product: 'train', type: 'change', serviceNumbers: ['G133'] });
    const shown = await desk().expect('deskTrainOrder', { id });
    expect(shown).toMatchObject({
      can: ['quoteChange', 'refuse'],
      replaces: { ride: { trainNo: 'G131' }, seatClass: 'second', prices: order.prices },
      order: { seatClass: 'first', prices: [{ price: first?.price }, { price: first?.childPrice }] },
    });
    const [adult, child] = [fareOf(order, 'adult') + 5000, fareOf(order, 'child') + 2500];
    const quoted = await quote(id, adult, child, 300);
    expect(quoted).toMatchObject({ task: null, can: [], order: { status: 'chg_to_be_paid' } });
    const due = await read(id);
    expect(due.total.amount).toBe(5000 + 2500 + 600);
    expect(due.afterSales?.change?.quote?.lines).toMatchObject([
      { fareDifference: 5000, penalty: 300 },
      { fareDifference: 2500, penalty: 300 },
    ]);
    await op().expect('payTrainOrder', { id, channel: 'balance', amount: due.total });
    await drain();
    expect((await read(id)).status).toBe('chg_proceeding');
    expect((await desk().expect('deskTrainOrder', { id })).can).toEqual(['issue', 'fail']);
    const old = order.passengers.map(({ ticketNumber }) => ticketNumber ?? '');
    const same = await desk().callRaw('deskIssueTrain', { id, tickets: ['E9000000001', old[1] ?? ''] });
    expect(same.envelope.data).toMatchObject({ fields: { 'tickets[1]': expect.any(String) } });
    await desk().expect('deskIssueTrain', { id, tickets: ['E9000000001', 'E9000000002'] });
    await drain();
    const changed = await read(id);
    expect(changed).toMatchObject({
      status: 'changed',
      isByHand: true,
      passengers: [
        { exchangedFrom: old[0], ticketNumber: 'E9000000001' },
        { exchangedFrom: old[1], ticketNumber: 'E9000000002' },
      ],
    });
    expect((await read(order.id)).passengers.map(({ exchangedFor }) => exchangedFor)).toEqual([
      'E9000000001',
      'E9000000002',
    ]);
    expect(await queued(id)).toBeUndefined();
    expect(changed.actions.map(({ action }) => action)).toEqual(['refund']);
    const refund = await op().expect('refundTrainOrder', { id, passengers: ids(changed) });
    expect((await desk().expect('deskTrainOrder', { id: refund.id })).askedBack?.amount).toBe(adult + child);
  });

  it('gives back what the new fare is below the old one, less what the railway keeps', async () => {
    const order = await bought('G135');
    const id = await asked(order, optionOf('G137'));
    await quote(id, fareOf(order, 'adult') - 4000, fareOf(order, 'child') - 2000, 500);
    const before = await balance();
    await op().expect('confirmTrainOrder', { id });
    await drain();
    await desk().expect('deskIssueTrain', { id, tickets: ['E9000000003', 'E9000000004'] });
    await drain();
    expect((await balance()) - before).toBe(6000 - 1000);
    const back = (await read(id)).relatedOrders.find(({ type }) => type === 'refund');
    expect(back?.status).toBe('refunded_reimbursed');
  });

  it('is of one ticket where one is meant, and priced for each type that there is', async () => {
    const order = await bought('G139');
    const [adult = ''] = ids(order);
    const id = await asked(order, optionOf('G141'), [adult]);
    const both = await desk().callRaw('deskQuoteTrainChange', {
      id,
      prices: [
        { passengerType: 'adult', fare: 60_000, penalty: 0 },
        { passengerType: 'child', fare: 30_000, penalty: 0 },
      ],
      currency: 'CNY',
    });
    expect(both.envelope.data).toMatchObject({ fields: { prices: expect.any(String) } });
    const prices = [{ passengerType: 'adult' as const, fare: fareOf(order, 'adult'), penalty: 0 }];
    await desk().expect('deskQuoteTrainChange', { id, prices, currency: 'CNY' });
    expect(await read(id)).toMatchObject({ status: 'chg_to_be_paid', total: { amount: 0 } });
    expect((await read(order.id)).passengers.map(({ openPieces }) => openPieces)).toEqual([[], [0]]);
  });

  it('can be refused, and failed once it was paid; the tickets stay and can be asked for again', async () => {
    const order = await bought('G143');
    const refused = await asked(order, optionOf('G145'));
    await desk().expect('deskReturnTrain', { id: refused, move: 'refuse', remark: 'No seats are left' });
    expect((await read(refused)).status).toBe('chg_rejected');
    const id = await asked(order, optionOf('G145'));
    const before = await balance();
    await quote(id, fareOf(order, 'adult') + 1000, fareOf(order, 'child') + 500);
    await op().expect('payTrainOrder', { id, channel: 'balance', amount: (await read(id)).total });
    await drain();
    const complete = await desk().callRaw('deskReturnTrain', { id, move: 'complete' });
    expect(complete.envelope.code).toBe(REFUSALS.statusConflict.code);
    await desk().expect('deskFailTrain', { id, remark: 'The train was taken off' });
    await drain();
    expect(await read(id)).toMatchObject({ status: 'failed_reimbursed' });
    expect(await balance()).toBe(before);
    expect((await read(order.id)).actions).toContainEqual({ action: 'change', allowed: true });
  });

  it('is asked anew for the wanted train once its quote has expired, for those who asked', async () => {
    const order = await bought('G157');
    const [adult = ''] = ids(order);
    const id = await asked(order, optionOf('G159', 'first'), [adult]);
    const prices = [{ passengerType: 'adult' as const, fare: fareOf(order, 'adult') + 5000, penalty: 0 }];
    await desk().expect('deskQuoteTrainChange', { id, prices, currency: 'CNY' });
    at('2026-11-24T02:00:00.000Z');
    await closeOverdueOrder(server.deps, id);
    const anew = await op().expect('requoteTrainOrder', { id });
    await drain();
    expect(await read(anew.id)).toMatchObject({
      status: 'chg_reviewing',
      seatClass: 'first',
      ride: { trainNo: 'G159' },
    });
    const shown = await desk().expect('deskTrainOrder', { id: anew.id });
    expect(shown.order.prices.map(({ passengerType, count }) => [passengerType, count])).toEqual([['adult', 1]]);
    // The sandbox desk can quote it, too.
    await answerAsDesk(server.deps, anew.id);
    const quoted = await read(anew.id);
    expect(quoted.status).toBe('chg_to_be_paid');
    expect(quoted.total.amount).toBeGreaterThan(0);
  });

  it('is asked for once at a time, between the same cities, for another train that has seats, before the old one leaves', async () => {
    const order = await bought('G147');
    const ask = (option: string) => op().callRaw('changeTrainOrder', { id: order.id, passengers: ids(order), option });
    const fault = { fields: { option: expect.any(String) } };
    expect((await ask('G3.2026-11-26.VNP.NKH.second')).envelope.data).toMatchObject(fault);
    expect((await ask('G147.2026-11-25.VNP.AOH.second')).envelope.data).toMatchObject(fault);
    expect((await ask('G9999.2026-11-26.VNP.AOH.second')).envelope.code).toBe(REFUSALS.searchExpired.code);
    const codes = (await Promise.all([1, 2, 3].map(() => ask(optionOf('G149'))))).map(({ envelope }) => envelope.code);
    const { code } = REFUSALS.alreadyRequested;
    expect(codes.sort((a, b) => a - b)).toEqual([0, code, code]);
    const id = (await read(order.id)).relatedOrders[0]?.id ?? '';
    const departure = new Date(`${order.ride.departure}:00+08:00`);
    at(new Date(departure.getTime() - 3_600_000).toISOString());
    await quote(id, fareOf(order, 'adult') + 1000, fareOf(order, 'child'));
    expect((await read(id)).payBy).toBe(departure.toISOString());
    const other = await bought('G151');
    at(departure.toISOString());
    const late = await op().callRaw('payTrainOrder', { id, channel: 'balance', amount: (await read(id)).total });
    expect(late.envelope.code).toBe(REFUSALS.quoteExpired.code);
    at(new Date(`${other.ride.departure}:00+08:00`).toISOString());
    const gone = await op().callRaw('changeTrainOrder', {
      id: other.id,
      passengers: ids(other),
      option: optionOf('G149'),
    });
    expect(gone.envelope.code).toBe(REFUSALS.trainLeft.code);
  });

  it('is the desk’s alone, once, and answered by the sandbox desk where nobody takes it', async () => {
    const order = await bought('G153');
    const id = await asked(order, optionOf('G155', 'first'));
    const prices = [{ passengerType: 'adult' as const, fare: 0, penalty: 0 }];
    const strange = await op().callRaw('deskQuoteTrainChange', { id, prices, currency: 'CNY' });
    expect(strange.envelope.code).toBe(REFUSALS.notAllowed.code);
    await answerAsDesk(server.deps, id);
    const change = await read(id);
    const listed = change.prices.reduce((sum, { count, price }) => sum + count * price.amount, 0);
    expect(change).toMatchObject({ status: 'chg_to_be_paid', total: { amount: listed - order.total.amount } });
    await op().expect('payTrainOrder', { id, channel: 'balance', amount: change.total });
    await drain();
    await answerAsDesk(server.deps, id);
    await drain();
    const changed = await read(id);
    expect(changed.status).toBe('changed');
    const again = await op().callRaw('changeTrainOrder', { id, passengers: ids(changed), option: optionOf('G153') });
    expect(again.envelope.code).toBe(REFUSALS.changedBefore.code);
  });
});
