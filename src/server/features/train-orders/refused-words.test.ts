import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { steeredScenario } from '../../../../tests/factories/flight-search.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { TIMELINE_WORDS } from '../../../contract/timeline-words.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';

const clock = testClock('2026-11-20T02:00:00.000Z');
const scenario = steeredScenario();
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, scenario, pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());
beforeEach(() => scenario.steer({}));

const op = () => agents.as('harbour.op');
const drain = () => server.deps.jobs.drain();
const read = (id: string) => op().expect('trainOrder', { id });
const ids = ({ passengers }: TrainOrder) => passengers.map(({ id }) => id);

/** A paid order of a train between Beijing and Shanghai; each test uses another. */
async function paid(train: string): Promise<TrainOrder> {
  const id = `${train}.2026-11-27.VNP.AOH.second`;
  const { verificationId } = await op().expect('verifyTrain', { id, passengers: { adult: 1, child: 0 } });
  const { contact } = GOOD_INPUTS.createTrainOrder;
  const made = await op().expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
  await op().expect('payTrainOrder', { id: made.id, channel: 'balance', amount: made.total });
  await drain();
  return read(made.id);
}

test('a railway that gives nothing back is kept by its code, with the English words for other systems', async () => {
  const order = await paid('G121');
  const { id } = await op().expect('refundTrainOrder', { id: order.id, passengers: ids(order) });
  await drain();
  scenario.steer({ '*': { refund: 'refused' } });
  await op().expect('confirmTrainOrder', { id });
  await drain();
  const { status, timeline } = await read(id);
  expect(status).toBe('refund_failed');
  expect(timeline.at(-1)).toMatchObject({ code: 'refundRefused', text: TIMELINE_WORDS.refundRefused.en, remark: null });
});
