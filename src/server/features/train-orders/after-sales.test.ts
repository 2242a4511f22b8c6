import { readSheet } from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { exportPath } from '../../../contract/exports.ts';
import type { TrainChangeOffer, TrainOrder } from '../../../contract/train-orders.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

/** Ten in the morning in China. */
const MORNING = '2026-11-20T02:00:00.000Z';
const clock = testClock(MORNING);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
  agents = api(server);
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

const op = () => agents.as('harbour.op');
const { contact } = GOOD_INPUTS.createTrainOrder;
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const read = (id: string) => op().expect('trainOrder', { id });
const ids = ({ passengers }: TrainOrder) => passengers.map(({ id }) => id);

/** An issued order of a train from Beijing on 27 November, seven to eight days ahead unless another day is given. */
async function issued(train: string, { children = 0, date = '2026-11-27' } = {}): Promise<TrainOrder> {
  const id = `${train}.${date}.VNP.AOH.second`;
  const party = { adult: 1, child: children };
  const { verificationId } = await op().expect('verifyTrain', { id, passengers: party });
  const young = Array.from({ length: children }, () => ({
    ...passenger(),
    type: 'child' as const,
    birthday: '2016-05-01',
  }));
  const order = await op().expect('createTrainOrder', {
    verificationId,
    passengers: [passenger(), ...young],
    contact,
  });
  await op().expect('payTrainOrder', { id: order.id, channel: 'balance', amount: order.total });
  await server.deps.jobs.drain();
  return read(order.id);
}
async function quoted(order: TrainOrder, passengers = ids(order)): Promise<TrainOrder> {
  const { id } = await op().expect('refundTrainOrder', { id: order.id, passengers });
  await server.deps.jobs.drain();
  return read(id);
}
async function left(train: string, date = '2026-11-27'): Promise<number> {
  const { trains } = await op().expect('searchTrains', { origin: 'VNP', destination: 'AOH', date });
  const found = trains.find(({ trainNo }) => trainNo === train)?.classes.find((one) => one.seatClass === 'second');
  return found?.left ?? 0;
}

/** The rows of a sheet in simplified Chinese. */
async function sheetOf(kind: 'wallet' | 'bills' | 'orders', username: string, payload: object) {
  const authorization = `Bearer ${await agents.as(username).token()}`;
  const headers = { authorization, 'accept-language': 'zh-cn' };
  const answer = await server.app.inject({ method: 'POST', url: `/api${exportPath(kind)}`, headers, payload });
  return readSheet(answer.rawPayload);
}

describe('the sheets of a train', () => {
  it('name its stations in the reader’s language, and what its entry is', async () => {
    const { id } = await issued('G131');
    const route = '北京南 – 上海虹桥';
    const wallet = await sheetOf('wallet', 'harbour.fin', { type: 'origin-train' });
    expect(wallet.find((row) => row.includes(id))).toEqual(expect.arrayContaining([route, `火车票 ${id}`]));
    const bill = await sheetOf('bills', 'harbour.fin', { order: id });
    const orders = await sheetOf('orders', 'harbour.op', { q: id });
    for (const rows of [bill, orders]) expect(rows[1]).toEqual(expect.arrayContaining([id, route]));
  });
});

describe('a refund of train tickets', () => {
  it.each([
    ['eight days before', '2026-11-20T03:00:00.000Z', '2026-11-29', 0],
    ['a week before', '2026-11-20T03:00:00.000Z', '2026-11-27', 5],
    ['a day and a half before', '2026-11-25T12:00:00.000Z', '2026-11-27', 10],
    ['on the same day', '2026-11-26T21:00:00.000Z', '2026-11-27', 20],
  ])('keeps its share of the fare %s', async (_, when, date, percent) => {
    const order = await issued('G131', { date });
    at(when);
    const refund = await quoted(order);
    const paid = order.total.amount;
    const kept = Math.round((paid * percent) / 100 / 50) * 50;
    expect(refund).toMatchObject({
      type: 'refund',
      status: 'rfd_to_be_confirm',
      originalBookingId: order.id,
      afterSales: { quote: { paid: { amount: paid }, penalty: { amount: kept }, net: { amount: paid - kept } } },
    });
    await op().expect('cancelTrainOrder', { id: refund.id });
    expect((await read(refund.id)).status).toBe('refund_canceled');
  });

  it('gives the money back the way it came, once confirmed, and the seats to others', async () => {
    const before = await balance();
    const order = await issued('G133', { children: 1 });
    const free = await left('G133');
    const refund = await quoted(order);
    expect(await left('G133')).toBe(free);
    await op().expect('confirmTrainOrder', { id: refund.id });
    await server.deps.jobs.drain();
    const done = await read(refund.id);
    expect(done.status).toBe('refunded_reimbursed');
    expect(before - (await balance())).toBe(refund.afterSales?.quote?.penalty.amount);
    expect(await left('G133')).toBe(Math.min(99, free + 2));
    const { list } = await agents.as('harbour.fin').expect('walletEntries', { type: 'refund-train' });
    const description = `Train refund ${refund.id}`;
    expect(list[0]).toMatchObject({ orderId: refund.id, amount: { amount: done.total.amount }, description });
    const again = await op().callRaw('refundTrainOrder', { id: order.id, passengers: ids(order) });
    expect(again.envelope.code).toBe(REFUSALS.alreadyRequested.code);
    const { actions } = await read(order.id);
    for (const action of ['change', 'refund'] as const)
      expect(actions).toContainEqual({ action, allowed: false, reason: 'requested' });
  });

  it('takes one of two, and the other later', async () => {
    const order = await issued('G135', { children: 1 });
    const [adult = '', child = ''] = ids(order);
    const first = await quoted(order, [child]);
    expect((await read(order.id)).passengers.map(({ openPieces }) => openPieces)).toEqual([[0], []]);
    const half = order.prices.find(({ passengerType }) => passengerType === 'child')?.price.amount;
    expect(first.afterSales?.quote?.paid.amount).toBe(half);
    await op().expect('confirmTrainOrder', { id: first.id });
    await server.deps.jobs.drain();
    const second = await quoted(order, [adult]);
    expect(second.afterSales?.quote?.paid.amount).toBe(order.total.amount - (half ?? 0));
  });

  it('is not possible on a wish alone once the train has left, nor on a quote that has run out', async () => {
    const order = await issued('G137');
    const refund = await quoted(order);
    at('2026-11-20T04:00:00.000Z');
    const late = await op().callRaw('confirmTrainOrder', { id: refund.id });
    expect(late.envelope.code).toBe(REFUSALS.quoteExpired.code);
    expect((await read(refund.id)).status).toBe('closed');
    at('2026-11-28T00:00:00.000Z');
    const gone = await op().callRaw('refundTrainOrder', { id: order.id, passengers: ids(order) });
    expect(gone.envelope.code).toBe(REFUSALS.trainLeft.code);
    const { actions } = await read(order.id);
    expect(actions).toContainEqual({ action: 'change', allowed: false, reason: 'deadline' });
  });

  it('is nobody else’s', async () => {
    const order = await issued('G139');
    const strange = await agents.as('quay.op').callRaw('refundTrainOrder', { id: order.id, passengers: ids(order) });
    expect(strange.envelope.code).toBe(REFUSALS.orderNotFound.code);
    const byFlight = await op().callRaw('refundFlightOrder', { id: order.id, passengers: ids(order), reason: 0 });
    expect(byFlight.envelope.code).toBe(REFUSALS.orderNotFound.code);
  });
});

describe('a change of train tickets', () => {
  const optionsOn = (order: TrainOrder, date: string) =>
    op().expect('searchTrainChange', { id: order.id, passengers: ids(order), date });
  function classOf(trains: readonly TrainChangeOffer[], train: string, seatClass: string) {
    const found = trains.find(({ trainNo }) => trainNo === train)?.classes.find((one) => one.seatClass === seatClass);
    if (!found?.difference) throw new Error(`the railway prices no ${seatClass} of ${train}`);
    return { ...found, difference: found.difference };
  }
  async function asked(order: TrainOrder, option: string): Promise<TrainOrder> {
    const { id } = await op().expect('changeTrainOrder', { id: order.id, passengers: ids(order), option });
    await server.deps.jobs.drain();
    return read(id);
  }

  it('to a dearer class is paid, and links the old ticket to the new one', async () => {
    const order = await issued('G141');
    const { trains } = await optionsOn(order, '2026-11-28');
    const first = classOf(trains, 'G143', 'first');
    expect(first.difference.amount).toBe(first.price.amount - order.total.amount);
    const change = await asked(order, first.solutionId);
    expect(change).toMatchObject({ status: 'chg_to_be_paid', total: first.difference, ride: { trainNo: 'G143' } });
    await op().expect('payTrainOrder', { id: change.id, channel: 'balance', amount: change.total });
    await server.deps.jobs.drain();
    const changed = await read(change.id);
    const old = order.passengers[0]?.ticketNumber;
    expect(changed).toMatchObject({
      status: 'changed',
      seatClass: 'first',
      passengers: [{ exchangedFrom: old, ticketNumber: expect.stringMatching(/^970/), seat: expect.any(String) }],
    });
    const { list } = await agents.as('harbour.fin').expect('walletEntries', { type: 'change-train' });
    expect(list[0]).toMatchObject({ orderId: change.id, amount: { amount: -change.total.amount } });
    const source = await read(order.id);
    expect(source.passengers[0]?.exchangedFor).toBe(changed.passengers[0]?.ticketNumber);
    expect(source.relatedOrders).toMatchObject([{ id: change.id, type: 'change', status: 'changed' }]);
    expect(changed.actions.map(({ action }) => action)).toEqual(['refund']);
    const once = await op().callRaw('changeTrainOrder', {
      id: change.id,
      passengers: ids(changed),
      option: order.ride.trainNo,
    });
    expect(once.envelope.code).toBe(REFUSALS.changedBefore.code);
    const refund = await quoted(changed);
    expect(refund.afterSales?.quote?.paid.amount).toBe(first.price.amount);
  });

  it('at the same price is made at once, and frees the old seat', async () => {
    const free = await left('G145');
    const order = await issued('G145');
    const { trains } = await optionsOn(order, '2026-11-27');
    const same = classOf(trains, 'G147', 'second');
    expect(same.difference.amount).toBe(0);
    const change = await asked(order, same.solutionId);
    await server.deps.jobs.drain();
    expect((await read(change.id)).status).toBe('changed');
    expect(await left('G145')).toBe(free);
  });

  it('to a cheaper class gives the difference back, less the fee', async () => {
    const before = await balance();
    const id = 'G149.2026-11-27.VNP.AOH.first';
    const { verificationId } = await op().expect('verifyTrain', { id, passengers: { adult: 1, child: 0 } });
    const made = await op().expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
    await op().expect('payTrainOrder', { id: made.id, channel: 'balance', amount: made.total });
    await server.deps.jobs.drain();
    const order = await read(made.id);
    const { trains } = await optionsOn(order, '2026-11-27');
    const second = classOf(trains, 'G151', 'second');
    const down = order.total.amount - second.price.amount;
    expect(-second.difference.amount).toBe(down - Math.round((down * 5) / 100 / 50) * 50);
    const change = await asked(order, second.solutionId);
    await server.deps.jobs.drain();
    expect(await read(change.id)).toMatchObject({ status: 'changed', total: { amount: 0 } });
    const family = (await read(change.id)).relatedOrders;
    const back = family.find(({ type }) => type === 'refund');
    expect(back?.status).toBe('refunded_reimbursed');
    expect(before - (await balance())).toBe(order.total.amount + second.difference.amount);
    const rest = await quoted(await read(change.id));
    expect(rest.afterSales?.quote?.paid.amount).toBe(second.price.amount);
  });

  it('is not on offer where travel inside mainland China is switched off by now', async () => {
    const order = await issued('G131');
    const wish = { id: order.id, passengers: ids(order), date: '2026-11-28' };
    const [found] = (await op().expect('searchTrainChange', wish)).trains;
    const { date: _, ...asked } = { ...wish, option: found?.classes[0]?.solutionId ?? '' };
    await changeCompany(server, DEMO_COMPANY.harbour, { hideMainlandContent: true });
    const codes = [
      (await op().callRaw('searchTrainChange', wish)).envelope.code,
      (await op().callRaw('changeTrainOrder', asked)).envelope.code,
    ];
    await changeCompany(server, DEMO_COMPANY.harbour, { hideMainlandContent: false });
    expect(codes).toEqual([REFUSALS.mainlandHidden.code, REFUSALS.mainlandHidden.code]);
  });

  it('stays between the same cities, and is not asked for twice', async () => {
    const order = await issued('G153');
    const elsewhere = await op().callRaw('changeTrainOrder', {
      id: order.id,
      passengers: ids(order),
      option: 'G3.2026-11-27.VNP.NKH.second',
    });
    expect(elsewhere.envelope.data).toMatchObject({ fields: { option: expect.any(String) } });
    const { trains } = await optionsOn(order, '2026-11-28');
    const option = classOf(trains, 'G155', 'first').solutionId;
    const answers = await Promise.all(
      [1, 2, 3].map(() => op().callRaw('changeTrainOrder', { id: order.id, passengers: ids(order), option })),
    );
    expect(answers.map(({ envelope }) => envelope.code).sort((a, b) => a - b)).toEqual([
      0,
      REFUSALS.alreadyRequested.code,
      REFUSALS.alreadyRequested.code,
    ]);
  });
});
