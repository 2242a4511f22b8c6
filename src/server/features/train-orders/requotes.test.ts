import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';
import { closeOverdueOrder } from '../../orders/close-order.ts';

/** Ten in the morning in China. */
const MORNING = '2026-11-20T02:00:00.000Z';
const clock = testClock(MORNING);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
});
afterAll(() => server.close());
beforeEach(() => at(MORNING));
afterEach(() => assertBalanced(server.deps.db));

/** Sets the time and logs in again. */
function at(time: string): void {
  clock.set(time);
  agents = api(server);
}

const op = () => agents.as('harbour.op');
const drain = () => server.deps.jobs.drain();
const read = (id: string) => op().expect('trainOrder', { id });
const ids = ({ passengers }: TrainOrder) => passengers.map(({ id }) => id);
const codeOf = async (id: string) => (await op().call('requoteTrainOrder', { id })).envelope.code;
/** A quote of the railway is valid for an hour at most. */
const LATER = '2026-11-20T05:00:00.000Z';

async function issued(train: string): Promise<TrainOrder> {
  const id = `${train}.2026-11-27.VNP.AOH.second`;
  const { verificationId } = await op().expect('verifyTrain', { id, passengers: { adult: 1, child: 0 } });
  const { contact } = GOOD_INPUTS.createTrainOrder;
  const order = await op().expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
  await op().expect('payTrainOrder', { id: order.id, channel: 'balance', amount: order.total });
  await drain();
  return read(order.id);
}

async function quotedRefund(train: string): Promise<TrainOrder> {
  const order = await issued(train);
  const wish = { id: order.id, passengers: ids(order), remark: 'The meeting is off' };
  const { id } = await op().expect('refundTrainOrder', wish);
  await drain();
  return read(id);
}

test('a refund whose quote expired is quoted by the railway anew, and gives the money back', async () => {
  const { id, originalBookingId } = await quotedRefund('G131');
  expect(await codeOf(id)).toBe(REFUSALS.statusConflict.code);
  at(LATER);
  await closeOverdueOrder(server.deps, id);
  expect((await read(id)).actions).toContainEqual({ action: 'requote', allowed: true });
  const asked = await op().expect('requoteTrainOrder', { id });
  expect(asked).toMatchObject({
    ...{ type: 'refund', status: 'rfd_reviewing', originalBookingId },
    afterSales: { remark: 'The meeting is off', quote: null },
  });
  expect((await read(id)).actions).toContainEqual({ action: 'requote', allowed: false, reason: 'requested' });
  await drain();
  expect((await read(asked.id)).status).toBe('rfd_to_be_confirm');
  await op().expect('confirmTrainOrder', { id: asked.id });
  await drain();
  expect((await read(asked.id)).status).toBe('refunded_reimbursed');
});

test('a change is quoted for the same seats again, and made', async () => {
  const order = await issued('G133');
  const option = 'G135.2026-11-28.VNP.AOH.first';
  const { id } = await op().expect('changeTrainOrder', { id: order.id, passengers: ids(order), option });
  await drain();
  expect((await read(id)).status).toBe('chg_to_be_paid');
  at(LATER);
  // The sweep has not run yet.
  const asked = await op().expect('requoteTrainOrder', { id });
  expect((await read(id)).status).toBe('closed');
  await drain();
  const quoted = await read(asked.id);
  expect(quoted).toMatchObject({ status: 'chg_to_be_paid', ride: { trainNo: 'G135' }, seatClass: 'first' });
  await op().expect('payTrainOrder', { id: asked.id, channel: 'balance', amount: quoted.total });
  await drain();
  expect(await read(asked.id)).toMatchObject({ status: 'changed', ride: { trainNo: 'G135' } });
});

test('it is asked once, by those who may, and not once the train has left', async () => {
  const { id } = await quotedRefund('G137');
  const other = await quotedRefund('G139');
  at(LATER);
  const stranger = await agents.as('quay.op').call('requoteTrainOrder', { id });
  expect(stranger.envelope.code).toBe(REFUSALS.orderNotFound.code);
  const byFlight = await op().call('requoteFlightOrder', { id });
  expect(byFlight.envelope.code).toBe(REFUSALS.orderNotFound.code);
  const codes = await Promise.all([codeOf(id), codeOf(id), codeOf(id)]);
  expect(codes.sort((a, b) => a - b)).toEqual([0, ...Array(2).fill(REFUSALS.alreadyRequested.code)]);
  at('2026-11-28T00:00:00.000Z');
  expect(await codeOf(other.id)).toBe(REFUSALS.trainLeft.code);
  await closeOverdueOrder(server.deps, other.id);
  expect((await read(other.id)).actions).toContainEqual({ action: 'requote', allowed: false, reason: 'deadline' });
});
