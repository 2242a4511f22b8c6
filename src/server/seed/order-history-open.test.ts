import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../tests/factories/api.ts';
import { testClock } from '../../../tests/factories/clock.ts';
import { testSettings } from '../../../tests/factories/settings.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { describeLong } from '../../../tests/tools/long-run.ts';
import { REFUSALS } from '../../contract/errors.ts';
import { GROUP_ORDER_STATUSES } from '../../contract/group-order-states.ts';
import { TRAIN_ORDER_STATUSES } from '../../contract/train-order-states.ts';
import { findDifferences } from '../ledger/find-differences.ts';
import { openDemoOrders } from './order-history-open.ts';

describe('the demonstration’s open orders', () => {
  let server: TestServer;
  let agents: Api;
  beforeAll(async () => {
    // Practically no ticket that the tests issue is disrupted.
    const disruptionRate = Number.MIN_VALUE;
    server = await startTestServer({ settings: { sandbox: { ...testSettings().sandbox, disruptionRate } } });
    agents = api(server);
    await openDemoOrders(server.deps);
    await server.deps.jobs.drain();
  });
  afterAll(() => server.close());

  it.each(['harbour.op', 'quay.op', 'meridian.op'])('%s can pay one and ticket another', async (agent) => {
    for (const status of ['to_be_paid', 'reserved']) {
      const { list } = await agents.as(agent).expect('flightOrders', { status });
      expect(list).toHaveLength(1);
      const paid = await agents.as(agent).expect('payFlightOrder', { id: list[0]?.id ?? '', channel: 'balance' });
      expect(paid.order.status).toBe('proceeding');
    }
    await server.deps.jobs.drain();
    const { list } = await agents.as(agent).expect('flightOrders', { status: 'issued,origin_holding', pageSize: 2 });
    expect(list.every(({ createdAt }) => createdAt === server.clock.now().toISOString())).toBe(true);
  });

  it.each(['harbour.op', 'quay.op', 'meridian.op'])('show %s groups in every status', async (agent) => {
    const groups = await agents.as(agent).expect('groupOrderCounts', {});
    const shown = groups.filter(({ cnt }) => cnt > 0).map(({ status }) => status);
    expect(shown).toEqual(GROUP_ORDER_STATUSES);
  });

  // Meridian has no train service.
  it.each(['harbour.op', 'quay.op'])('show %s trains in every status', async (agent) => {
    const { list, total } = await agents.as(agent).expect('trainOrders', { pageSize: 100 });
    expect(list).toHaveLength(total);
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(TRAIN_ORDER_STATUSES));
  });

  it('paid for all of it from wallets that the ledger bears out', async () => {
    expect(await findDifferences(server.deps.db, server.deps.clock.now())).toEqual([]);
  });

  it('are groups and trains that are booked once', async () => {
    const booked = async () => {
      const [groups, trains] = await Promise.all([
        agents.as('harbour.op').expect('groupOrders', { pageSize: 100 }),
        agents.as('harbour.op').expect('trainOrders', { pageSize: 100 }),
      ]);
      return [...groups.list, ...trains.list].map(({ id }) => id);
    };
    const before = await booked();
    await openDemoOrders(server.deps);
    await server.deps.jobs.drain();
    expect(await booked()).toEqual(before);
  });

  it('leave each agency some disruptions to answer, once', async () => {
    const opened = (await agents.as('harbour.op').expect('voyages', {})).list.map(({ id }) => id);
    expect(opened).toHaveLength(3);
    await openDemoOrders(server.deps);
    await server.deps.jobs.drain();
    expect((await agents.as('harbour.op').expect('voyages', {})).list.map(({ id }) => id)).toEqual(opened);
  });

  it('are opened again only for those who have none', async () => {
    const counts = () => agents.as('harbour.op').expect('flightOrderCounts', { status: 'to_be_paid,reserved' });
    await openDemoOrders(server.deps);
    await server.deps.jobs.drain();
    const opened = await counts();
    expect(opened).toEqual(
      expect.arrayContaining([
        { status: 'reserved', cnt: 1 },
        { status: 'to_be_paid', cnt: 1 },
      ]),
    );
    await openDemoOrders(server.deps);
    await server.deps.jobs.drain();
    expect(await counts()).toEqual(opened);
  });
});

/** Three at night in China. */
const NIGHT = '2026-11-20T19:00:00.000Z';

describeLong('the demonstration that is started while the railway sells nothing', () => {
  let server: TestServer;
  let agents: Api;
  beforeAll(async () => {
    server = await startTestServer({ clock: testClock(NIGHT) });
    agents = api(server);
    await openDemoOrders(server.deps);
    await server.deps.jobs.drain();
  });
  afterAll(() => server.close());

  it.each(['harbour.op', 'quay.op'])('has a train of %s that waits for its payment and can be paid', async (agent) => {
    const { list } = await agents.as(agent).expect('trainOrders', { status: 'to_be_paid' });
    expect(list).toHaveLength(1);
    const [waiting] = list;
    if (!waiting) throw new Error('a train waits');
    const { id, total, payBy } = waiting;
    expect(Date.parse(payBy ?? '')).toBeGreaterThan(Date.parse(NIGHT));
    await agents.as(agent).expect('payTrainOrder', { id, channel: 'balance', amount: total });
    await server.deps.jobs.drain();
    expect((await agents.as(agent).expect('trainOrder', { id })).status).toBe('issued');
  });

  it('leaves the railway shut for everybody else', async () => {
    const ride = { id: 'G101.2026-11-25.VNP.AOH.second', passengers: { adult: 1, child: 0 } };
    const { envelope } = await agents.as('harbour.op').call('verifyTrain', ride);
    expect(envelope.code).toBe(REFUSALS.trainSalesClosed.code);
  });
});
