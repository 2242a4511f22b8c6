import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../tests/factories/api.ts';
import { testSettings } from '../../../tests/factories/settings.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { GROUP_ORDER_STATUSES } from '../../contract/group-order-states.ts';
import { openDemoOrders } from './order-history-open.ts';

describe('the demonstration’s open orders', () => {
  let server: TestServer;
  let agents: Api;
  beforeAll(async () => {
    // Of the tickets that the tests issue none is disrupted.
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

  it('show groups in every status, and trains', async () => {
    const groups = await agents.as('quay.op').expect('groupOrderCounts', {});
    const shown = groups.filter(({ cnt }) => cnt > 0).map(({ status }) => status);
    expect(shown).toEqual(GROUP_ORDER_STATUSES);
    const trains = await agents.as('quay.op').expect('trainOrders', {});
    expect(trains.list.map(({ status }) => status).sort()).toEqual(['issued', 'issued', 'to_be_paid']);
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
