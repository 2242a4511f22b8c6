import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { Passenger } from '../../../contract/passengers.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';
import type { TrainSeats } from '../../../contract/train-search.ts';
import { chinaInstant, type TrainParty } from '../../../contract/train-terms.ts';
import { orders } from '../../db/schema/orders.ts';
import { sweepOrders } from '../../orders/jobs.ts';
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
const ADULT: TrainParty = { adult: 1, child: 0 };
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;

/** A price check of a class of a train; every test uses another, or its passengers would be on two trains. */
async function checked(train: string, party = ADULT, seatClass = 'second') {
  const id = `${train}.2026-11-25.VNP.AOH.${seatClass}`;
  return (await op().expect('verifyTrain', { id, passengers: party })).verificationId;
}
const send = (verificationId: string, passengers: Passenger[], idempotencyKey?: string) =>
  op().callRaw(
    'createTrainOrder',
    { verificationId, passengers, contact },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );
async function booked(train = 'G101'): Promise<TrainOrder> {
  return op().expect('createTrainOrder', { verificationId: await checked(train), passengers: [passenger()], contact });
}
const leftOf = async (train: string, seatClass: string) => (await seatsOf(train, seatClass)).left;
async function seatsOf(train: string, seatClass: string): Promise<TrainSeats> {
  const { trains } = await op().expect('searchTrains', { origin: 'VNP', destination: 'AOH', date: '2026-11-25' });
  const seats = trains.find(({ trainNo }) => trainNo === train)?.classes.find((one) => one.seatClass === seatClass);
  if (!seats) throw new Error(`${train} has no ${seatClass}`);
  return seats;
}

describe('a train', () => {
  it('is held for half an hour, paid once from the wallet and ticketed', async () => {
    const before = await balance();
    const order = await booked();
    expect(order).toMatchObject({
      status: 'to_be_paid',
      payBy: '2026-11-20T02:30:00.000Z',
      ride: { trainNo: 'G101', origin: 'VNP', destination: 'AOH' },
      seatClass: 'second',
      passengers: [{ ticketNumber: null }],
    });
    const paying = { id: order.id, channel: 'balance' as const, amount: order.total };
    const answers = await Promise.all([1, 2, 3].map(() => op().callRaw('payTrainOrder', paying)));
    expect(answers.map(({ envelope }) => envelope.code).sort((a, b) => a - b)).toEqual([
      0,
      REFUSALS.statusConflict.code,
      REFUSALS.statusConflict.code,
    ]);
    expect(before - (await balance())).toBe(order.total.amount);
    await server.deps.jobs.drain();
    const issued = await op().expect('trainOrder', { id: order.id });
    expect(issued).toMatchObject({
      status: 'issued',
      passengers: [{ ticketNumber: expect.stringMatching(/^970\d{10}$/) }],
    });
    const { list } = await agents.as('harbour.fin').expect('walletEntries', { type: 'origin-train' });
    expect(list[0]).toMatchObject({ orderId: order.id, amount: { amount: -order.total.amount } });
    const found = await op().expect('trainOrders', { q: order.passengers[0]?.surname ?? '' });
    expect(found.list.some(({ id }) => id === order.id)).toBe(true);
    expect((await op().expect('flightOrders', { bookingId: order.id })).total).toBe(0);
  });

  it('gives its seats back when it is not paid in time', async () => {
    const before = await leftOf('G105', 'business');
    const id = `G105.2026-11-25.VNP.AOH.business`;
    const { verificationId } = await op().expect('verifyTrain', { id, passengers: ADULT });
    const order = await op().expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
    expect(await leftOf('G105', 'business')).toBe(before - 1);
    at('2026-11-20T02:30:01.000Z');
    const late = await op().callRaw('payTrainOrder', { id: order.id, channel: 'balance', amount: order.total });
    expect(late.envelope.code).toBe(REFUSALS.deadlinePassed.code);
    await sweepOrders(server.deps);
    await server.deps.jobs.drain();
    expect(await op().expect('trainOrder', { id: order.id })).toMatchObject({ status: 'closed' });
    expect(await leftOf('G105', 'business')).toBe(before);
  });

  it.each(['by its own deadline', 'whatever that says'])('is not paid once its train has left, %s', async (how) => {
    const { id, total, payBy, leaves, before } = await bookedJustBefore();
    expect(payBy).toBe(new Date(leaves - 2 * 60_000).toISOString());
    const hourLater = new Date(leaves + 3_600_000);
    if (how === 'whatever that says')
      await server.deps.db.update(orders).set({ payBy: hourLater }).where(eq(orders.id, id));
    at(new Date(leaves + 60_000).toISOString());
    expect((await op().expect('trainOrder', { id })).actions[0]).toMatchObject({ action: 'pay', reason: 'deadline' });
    const late = await op().callRaw('payTrainOrder', { id, channel: 'balance', amount: total });
    expect(late.envelope.code).toBe(REFUSALS.deadlinePassed.code);
    expect(await balance()).toBe(before);
  });

  /** An order of a train of today, booked eleven minutes before departure (in ms since 1970), with the balance at that time. */
  async function bookedJustBefore() {
    const way = { origin: 'guangzhou', destination: 'shenzhen', date: '2026-11-20' };
    const { trains } = await op().expect('searchTrains', way);
    const train = trains.find(({ departure }) => departure >= '2026-11-20T12:00');
    const seats = train?.classes.find(({ left }) => left > 0);
    if (!train || !seats) throw new Error('no train has a seat today');
    const leaves = chinaInstant(train.departure).getTime();
    at(new Date(leaves - 11 * 60_000).toISOString());
    const checked = { id: seats.solutionId, passengers: ADULT };
    const { verificationId } = await op().expect('verifyTrain', checked);
    const order = await op().expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
    return { ...order, leaves, before: await balance() };
  }

  it('gives its seats back when it is cancelled', async () => {
    const before = await leftOf('G107', 'first');
    const { verificationId } = await op().expect('verifyTrain', {
      id: 'G107.2026-11-25.VNP.AOH.first',
      passengers: ADULT,
    });
    const rider = passenger();
    const order = await op().expect('createTrainOrder', { verificationId, passengers: [rider], contact });
    expect(await op().expect('cancelTrainOrder', { id: order.id })).toMatchObject({ status: 'origin_canceled' });
    await server.deps.jobs.drain();
    expect(await leftOf('G107', 'first')).toBe(before);
    // Its passenger may take another at the same time.
    expect((await send(await checked('G109'), [rider])).envelope.code).toBe(0);
  });

  it('takes nobody who is on another train at that time', async () => {
    const rider = passenger();
    expect((await send(await checked('G111'), [rider])).envelope.code).toBe(0);
    const again = await send(await checked('G113'), [rider]);
    expect(again.envelope.code).toBe(REFUSALS.alreadyRiding.code);
    const other = { ...passenger(), document: { ...rider.document } };
    expect((await send(await checked('G111'), [other])).envelope.code).toBe(REFUSALS.alreadyRiding.code);
  });

  it('takes children under 14 for half, under documents that the railway knows', async () => {
    const child = { ...passenger(), type: 'child' as const, birthday: '2013-12-01' };
    const order = await op().expect('createTrainOrder', {
      verificationId: await checked('G115', { adult: 1, child: 1 }),
      passengers: [child, passenger()],
      contact,
    });
    const [adult, half] = order.prices;
    expect([adult?.count, half?.count]).toEqual([1, 1]);
    expect(order.total.amount).toBe((adult?.price.amount ?? 0) + (half?.price.amount ?? 0));
    expect(half?.price.amount).toBeLessThan((adult?.price.amount ?? 0) / 1.9);
    const grown = { ...child, ...{ birthday: '2012-11-01' } };
    const tooOld = await send(await checked('G117', { adult: 1, child: 1 }), [passenger(), grown]);
    expect(tooOld.envelope.data).toMatchObject({
      fields: { 'passengers[1].birthday': 'On trains a child is under 14 on the day of departure' },
    });
    const strange = { ...passenger(), document: { ...passenger().document, type: 'chinesePassport' as const } };
    const refused = await send(await checked('G117'), [strange]);
    expect(refused.envelope.data).toMatchObject({ fields: { 'passengers[0].document.type': expect.any(String) } });
    const alone = await send(await checked('G117', { adult: 1, child: 1 }), [passenger()]);
    expect(alone.envelope.code).toBe(REFUSALS.passengersMismatch.code);
  });

  it('takes five passengers in one booking, and says so', async () => {
    const six = Array.from({ length: 6 }, () => passenger());
    const { envelope } = await send(await checked('G117'), six);
    expect(envelope.data).toEqual({ fields: { passengers: 'At most five passengers in one train booking' } });
  });

  it('gives each passenger a seat, at the place that was wished for', async () => {
    const child = { ...passenger(), type: 'child' as const, birthday: '2016-12-01' };
    const verificationId = await checked('G123', { adult: 1, child: 1 });
    const input = { verificationId, passengers: [child, passenger()], contact };
    const odd = await op().callRaw('createTrainOrder', { ...input, seats: ['E'] });
    expect(odd.envelope.data).toMatchObject({ fields: { 'seats[0]': expect.any(String) } });
    const { id, total } = await op().expect('createTrainOrder', { ...input, seats: ['A', 'F'] });
    await op().expect('payTrainOrder', { id, channel: 'balance', amount: total });
    await server.deps.jobs.drain();
    expect((await op().expect('trainOrder', { id })).passengers).toMatchObject([
      { type: 'adult', seat: expect.stringMatching(/^\d\d-\d\dF$/) },
      { type: 'child', seat: expect.stringMatching(/^\d\d-\d\dA$/) },
    ]);
  });

  it('is booked once from one price check, however often it is sent', async () => {
    const verificationId = await checked('G119');
    const rider = passenger();
    const keys = ['k1', 'k1', 'k2'];
    const answers = await Promise.all(keys.map((key) => send(verificationId, [rider], `${verificationId}${key}`)));
    const made = new Set(
      answers.filter(({ envelope }) => envelope.code === 0).map(({ envelope }) => (envelope.data as TrainOrder).id),
    );
    expect(made.size).toBe(1);
    const later = await send(verificationId, [rider], `${verificationId}k3`);
    expect(made.has((later.envelope.data as TrainOrder).id)).toBe(true);
  });

  it('is not booked at a price in another currency than the company settles in by now', async () => {
    const verificationId = await checked('G125');
    const settleIn = (settlementCurrency: 'CNY' | 'USD') =>
      changeCompany(server, DEMO_COMPANY.harbour, { settlementCurrency });
    await settleIn('USD');
    const { envelope } = await send(verificationId, [passenger()]);
    await settleIn('CNY');
    expect(envelope).toMatchObject({
      code: REFUSALS.settlementChanged.code,
      message: 'The settlement currency has changed. Please search or request a quote again.',
    });
  });

  it('is sold to five of thirty when five seats are left', async () => {
    const { trains } = await op().expect('searchTrains', { origin: 'VNP', destination: 'AOH', date: '2026-11-26' });
    const classes = trains.flatMap((train) => train.classes);
    const scarce = classes.find(({ left }) => left >= 5 && left <= 9);
    if (!scarce) throw new Error('no class is nearly sold out');
    for (let i = scarce.left; i > 5; i--) expect((await race(1, scarce.solutionId)).at(0)).toBe(0);
    const codes = await race(30, scarce.solutionId);
    expect(codes.filter((code) => code === 0)).toHaveLength(5);
    expect(new Set(codes.filter((code) => code !== 0))).toEqual(new Set([REFUSALS.soldOut.code]));
    const sold = await op().callRaw('verifyTrain', { id: scarce.solutionId, passengers: ADULT });
    expect(sold.envelope.code).toBe(REFUSALS.soldOut.code);
  });

  /** Lets `count` agents of three companies book one seat each at once; returns their codes. */
  async function race(count: number, id: string): Promise<number[]> {
    const accounts = ['harbour.op', 'quay.op', 'provider.desk', 'harbour.admin', 'provider.admin'];
    const racers = await Promise.all(
      Array.from({ length: count }, async (_, i) => {
        const agent = agents.as(accounts[i % accounts.length] ?? 'harbour.op');
        return { agent, ...(await agent.expect('verifyTrain', { id, passengers: ADULT })) };
      }),
    );
    const answers = await Promise.all(
      racers.map(({ agent, verificationId }) =>
        agent.callRaw('createTrainOrder', { verificationId, passengers: [passenger()], contact }),
      ),
    );
    return answers.map(({ envelope }) => envelope.code);
  }

  it('is nobody else’s', async () => {
    const { id } = await booked('G121');
    expect((await agents.as('quay.op').callRaw('trainOrder', { id })).envelope.code).toBe(REFUSALS.orderNotFound.code);
    expect((await op().callRaw('flightOrder', { id })).envelope.code).toBe(REFUSALS.orderNotFound.code);
    expect((await op().callRaw('payFlightOrder', { id, channel: 'balance' })).envelope.code).toBe(
      REFUSALS.orderNotFound.code,
    );
    expect((await agents.as('harbour.fin').expect('trainOrder', { id })).actions).toMatchObject([
      { action: 'pay', allowed: false, reason: 'role' },
      { action: 'cancel', allowed: false, reason: 'role' },
      { action: 'change', allowed: false, reason: 'status' },
      { action: 'refund', allowed: false, reason: 'status' },
    ]);
  });
});
