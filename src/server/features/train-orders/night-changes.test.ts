import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { steeredScenario } from '../../../../tests/factories/flight-search.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';

const MORNING = '2026-11-20T02:00:00.000Z';
/** 00:50 in China; the railway is closed from one to five. */
const LATE = '2026-11-20T16:50:00.000Z';
const SHUT = '2026-11-20T17:05:00.000Z';
const clock = testClock(MORNING);
const scenario = steeredScenario();
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, scenario, pollJobs: false });
});
afterAll(() => server.close());
beforeEach(() => {
  scenario.steer({});
  at(MORNING);
});
afterEach(() => assertBalanced(server.deps.db));

/** Sets the time and logs in again. */
function at(time: string): void {
  clock.set(time);
  agents = api(server);
}

const op = () => agents.as('harbour.op');
const read = (id: string) => op().expect('trainOrder', { id });
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;

/** An issued ticket of a train on 27 November, as calls about it name it. */
async function issued(train: string): Promise<{ id: string; passengers: string[] }> {
  const offer = { id: `${train}.2026-11-27.VNP.AOH.second`, passengers: { adult: 1, child: 0 } };
  const { verificationId } = await op().expect('verifyTrain', offer);
  const { contact } = GOOD_INPUTS.createTrainOrder;
  const made = await op().expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
  await op().expect('payTrainOrder', { id: made.id, channel: 'balance', amount: made.total });
  await server.deps.jobs.drain();
  return { id: made.id, passengers: (await read(made.id)).passengers.map(({ id }) => id) };
}

/** A ticket with a change to a dearer class requested shortly before the railway closes. */
async function askedLate(train: string, wanted: string): Promise<TrainOrder> {
  const ticket = await issued(train);
  at(LATE);
  const option = `${wanted}.2026-11-28.VNP.AOH.first`;
  const { id } = await op().expect('changeTrainOrder', { ...ticket, option });
  await server.deps.jobs.drain();
  return read(id);
}

test('the offer of a change ends before the railway shuts, and is not paid afterwards', async () => {
  const { id, status, payBy, total } = await askedLate('G131', 'G135');
  expect({ status, payBy }).toEqual({ status: 'chg_to_be_paid', payBy: '2026-11-20T16:58:00.000Z' });
  const before = await balance();
  at(SHUT);
  const late = await op().callRaw('payTrainOrder', { id, channel: 'balance', amount: total });
  expect(late.envelope.code).toBe(REFUSALS.quoteExpired.code);
  expect(await balance()).toBe(before);
});

test('a change that is paid in time is made, also where the railway is at it until after it has shut', async () => {
  const { id, total } = await askedLate('G133', 'G143');
  scenario.steer({ '*': { change: 'pending' } });
  await op().expect('payTrainOrder', { id, channel: 'balance', amount: total });
  await server.deps.jobs.drain();
  expect((await read(id)).status).toBe('change_holding');
  at(SHUT);
  await server.deps.jobs.drain({ early: true });
  expect((await read(id)).status).toBe('changed');
});

test.each([
  ['has passed', '2026-11-19'],
  ['is beyond the timetable', '2026-12-20'],
])('a change to a day that %s is refused as the search of that day is', async (_, date) => {
  const ticket = await issued('G137');
  const { envelope: search } = await op().callRaw('searchTrains', { origin: 'VNP', destination: 'AOH', date });
  const { envelope: found } = await op().callRaw('searchTrainChange', { ...ticket, date });
  expect([found.code, found.message, found.data]).toEqual([search.code, search.message, search.data]);
  const option = `G137.${date}.VNP.AOH.second`;
  const { envelope: asked } = await op().callRaw('changeTrainOrder', { ...ticket, option });
  expect(asked.code).toBe(REFUSALS.badInput.code);
  expect((await read(ticket.id)).relatedOrders).toEqual([]);
});
