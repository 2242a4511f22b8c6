import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';
import { answerAsDesk } from '../../orders/after-sales/sandbox-desk.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

/** Ten in the morning in China, twelve days before the Spring Festival period of 2027 begins; tickets are sold until the 24th. */
const MORNING = '2027-01-10T02:00:00.000Z';
let server: TestServer;
let agents: Api;
const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const read = (id: string) => op().expect('trainOrder', { id });
const drain = () => server.deps.jobs.drain();
const ids = ({ passengers }: TrainOrder) => passengers.map(({ id }) => id);
/** In fen, with the railway's rounding. */
const share = (amount: number, percent: number) => Math.round((amount * percent) / 100 / 50) * 50;

beforeAll(async () => {
  server = await startTestServer({ clock: testClock(MORNING), pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());
afterEach(() => assertBalanced(server.deps.db));

async function paid(train: string, date: string, seatClass = 'second'): Promise<TrainOrder> {
  const { verificationId } = await op().expect('verifyTrain', {
    id: `${train}.${date}.VNP.AOH.${seatClass}`,
    passengers: { adult: 1, child: 0 },
  });
  const { contact } = GOOD_INPUTS.createTrainOrder;
  const { id, total } = await op().expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
  await op().expect('payTrainOrder', { id, channel: 'balance', amount: total });
  await drain();
  return read(id);
}

/** Requests a seat of the same price on another day. */
async function asked(order: TrainOrder, train: string, date: string): Promise<string> {
  const option = `${train}.${date}.VNP.AOH.second`;
  const { id } = await op().expect('changeTrainOrder', { id: order.id, passengers: ids(order), option });
  await drain();
  return id;
}

async function changed(order: TrainOrder, train: string, date: string): Promise<TrainOrder> {
  const id = await asked(order, train, date);
  await drain();
  const change = await read(id);
  expect(change.status).toBe('changed');
  return change;
}

async function askedBack(order: TrainOrder): Promise<string> {
  const { id } = await op().expect('refundTrainOrder', { id: order.id, passengers: ids(order) });
  await drain();
  return id;
}

const penaltyOf = async (id: string) => (await read(id)).afterSales?.quote?.penalty.amount;

describe('a refund of tickets that the railway has changed', () => {
  it.each([
    ['into the first day of the Spring Festival period, a fifth', ['G131', '2027-01-19'], ['G133', '2027-01-22'], 20],
    ['to the day before it, nothing', ['G135', '2027-01-19'], ['G137', '2027-01-21'], 0],
    ['from two days ahead to ten, a twentieth', ['G139', '2027-01-12'], ['G141', '2027-01-20'], 5],
  ] as const)('loses %s', async (_, [train, date], [newTrain, newDate], percent) => {
    const order = await paid(train, date);
    expect(order.changes).toEqual([]);
    const change = await changed(order, newTrain, newDate);
    expect(change.changes).toEqual([{ departure: order.ride.departure, at: MORNING }]);
    const id = await askedBack(change);
    expect(await penaltyOf(id)).toBe(share(order.total.amount, percent));
    await op().expect('confirmTrainOrder', { id });
    await drain();
    const done = await read(id);
    expect(done.status).toBe('refunded_reimbursed');
    expect(done.total.amount).toBe(order.total.amount - share(order.total.amount, percent));
  });

  it('goes by the notice where they were bought for the period', async () => {
    const order = await paid('G143', '2027-01-22');
    expect(await penaltyOf(await askedBack(order))).toBe(0);
  });
});

it('a change to a cheaper seat gives back a fifth less in the period, and all of it before', async () => {
  const order = await paid('G145', '2027-01-19', 'first');
  const backOn = async (date: string) => {
    const { trains } = await op().expect('searchTrainChange', { id: order.id, passengers: ids(order), date });
    const train = trains.find(({ trainNo }) => trainNo === 'G147');
    const seats = train?.classes.find(({ seatClass }) => seatClass === 'second');
    return { down: order.total.amount - (seats?.price.amount ?? 0), back: -(seats?.difference?.amount ?? 0) };
  };
  const before = await backOn('2027-01-21');
  expect(before.down).toBeGreaterThan(0);
  expect(before.back).toBe(before.down);
  const within = await backOn('2027-01-22');
  expect(within.back).toBe(within.down - share(within.down, 20));
});

it('the sandbox desk goes by the same rules with tickets that it has bought by hand', async () => {
  const id = DEMO_COMPANY.harbour;
  const { version } = await desk().expect('agency', { id });
  await desk().expect('saveAgencyConfig', { id, version, train: { notificationUrl: '', manualMode: true } });
  const { id: bought } = await paid('G149', '2027-01-19');
  await desk().expect('deskIssueTrain', { id: bought, tickets: ['E1G1490001'] });
  await drain();
  const order = await read(bought);
  const change = await asked(order, 'G151', '2027-01-23');
  await answerAsDesk(server.deps, change);
  await op().expect('confirmTrainOrder', { id: change });
  await drain();
  await answerAsDesk(server.deps, change);
  await drain();
  expect(await read(change)).toMatchObject({ status: 'changed', isByHand: true });
  const refund = await askedBack(await read(change));
  await answerAsDesk(server.deps, refund);
  expect(await penaltyOf(refund)).toBe(Math.round(order.total.amount * 0.2));
});
