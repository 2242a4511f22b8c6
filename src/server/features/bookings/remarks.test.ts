import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';

/** Flights have separate tests (flight-orders/remarks.test.ts). */
const PRODUCTS = ['group', 'train'] as const;
type Product = (typeof PRODUCTS)[number];

const clock = testClock('2026-11-20T02:00:00.000Z');
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());

const CALLS = {
  group: { add: 'addGroupRemark', read: 'groupOrder', desk: 'deskGroupOrder', other: 'addTrainRemark' },
  train: { add: 'addTrainRemark', read: 'trainOrder', desk: 'deskTrainOrder', other: 'addGroupRemark' },
} as const;
const op = () => agents.as('harbour.op');

async function booked(product: Product): Promise<string> {
  if (product === 'group') return (await op().expect('createGroupOrder', GOOD_INPUTS.createGroupOrder)).id;
  const offer = { id: 'G101.2026-11-25.VNP.AOH.second', passengers: { adult: 1, child: 0 } };
  const { verificationId } = await op().expect('verifyTrain', offer);
  const { contact } = GOOD_INPUTS.createTrainOrder;
  return (await op().expect('createTrainOrder', { verificationId, passengers: [passenger()], contact })).id;
}

describe.each(PRODUCTS)('a remark on a %s', (product) => {
  const { add, read, desk, other } = CALLS[product];
  const text = 'Met at the station by the driver';
  let id: string;
  beforeAll(async () => {
    id = await booked(product);
  });

  it('stands in its history with its writer, also at the desk, and changes nothing else of it', async () => {
    const { timeline: before, ...order } = await op().expect(read, { id });
    const { timeline: _, ...answer } = await op().expect(add, { id, text });
    expect(answer).toEqual(order);
    const note = { kind: 'note', by: 'Harbour operations', text, status: null };
    const { timeline } = await agents.as('harbour.admin').expect(read, { id });
    expect(timeline).toHaveLength(before.length + 1);
    expect(timeline.at(-1)).toMatchObject(note);
    const seen = await agents.as('provider.admin').expect(desk, { id });
    expect(seen.order.timeline.at(-1)).toMatchObject(note);
  });

  it('that is sent again under its key is written once', async () => {
    const remark = { id, text: 'Sent from a tunnel' };
    const send = () => op().call(add, remark, { idempotencyKey: `tunnel-${product}-1` });
    for (const { envelope } of await Promise.all([send(), send()])) expect(envelope.code).toBe(0);
    const { timeline } = await op().expect(read, { id });
    expect(timeline.filter((entry) => entry.text === remark.text)).toHaveLength(1);
  });

  it('is for those of its own agency who book, and under its own product alone', async () => {
    for (const stranger of ['quay.op', 'provider.admin']) {
      const { envelope } = await agents.as(stranger).call(add, { id, text });
      expect([stranger, envelope.code]).toEqual([stranger, REFUSALS.orderNotFound.code]);
    }
    expect((await agents.as('harbour.fin').call(add, { id, text })).envelope.code).toBe(REFUSALS.notAllowed.code);
    expect((await op().call(other, { id, text })).envelope.code).toBe(REFUSALS.orderNotFound.code);
  });
});
