import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlightOrder } from '../../src/contract/flight-orders.ts';
import { DEMO_COMPANY } from '../../src/server/seed/demo-accounts.ts';
import { type Api, api } from '../factories/api.ts';
import { testClock } from '../factories/clock.ts';
import { changeCompany } from '../factories/companies.ts';
import { bookedOrder, copyUser } from '../factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { scriptedSupplier } from '../fakes/scripted-supplier.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
let theirs: FlightOrder;
let mine: FlightOrder;

/** A colleague of harbour.op, with the same role and password. */
const COLLEAGUE = 'harbour.second';

beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
  await copyUser(server, 'harbour.op', COLLEAGUE);
  theirs = await bookedOrder(server, supplier, agents.as('harbour.op'));
  mine = await bookedOrder(server, supplier, agents.as(COLLEAGUE));
});
afterAll(() => server.close());

const today = { createdFrom: '2026-11-20' };
const idsFor = async (username: string) => {
  const { list, total } = await agents.as(username).expect('flightOrders', today);
  expect(total).toBe(list.length);
  expect((await agents.as(username).expect('bookings', { ...today, product: 'flight' })).list).toEqual(list);
  return list.map(({ id }) => id);
};
const countFor = async (username: string) => {
  const counts = await agents.as(username).expect('bookingCounts', {});
  return counts.reduce((sum, { cnt }) => sum + cnt, 0);
};
async function showOnlyOwn(onlyShowOwnOrders: boolean): Promise<void> {
  await changeCompany(server, DEMO_COMPANY.harbour, { onlyShowOwnOrders });
}

describe('an agency that shows its people only their own orders', () => {
  it('shows everybody all of them while the option is off', async () => {
    expect(await idsFor(COLLEAGUE)).toEqual(expect.arrayContaining([mine.id, theirs.id]));
  });

  describe('with the option on', () => {
    beforeAll(() => showOnlyOwn(true));
    afterAll(() => showOnlyOwn(false));

    it('lists and counts nothing of a colleague', async () => {
      expect(await idsFor(COLLEAGUE)).toEqual([mine.id]);
      expect(await countFor(COLLEAGUE)).toBe(1);
      expect(await idsFor('harbour.op')).not.toContain(mine.id);
    });

    it('knows a colleague’s order no more than one that does not exist', async () => {
      const caller = agents.as(COLLEAGUE);
      const { id } = theirs;
      const answers = await Promise.all([
        caller.call('flightOrder', { id }),
        caller.call('cancelFlightOrder', { id }),
        caller.call('confirmFlightOrder', { id }),
        caller.call('payFlightOrder', { id, channel: 'balance' }),
      ]);
      const none = await caller.call('flightOrder', { id: '2000000000' });
      for (const { status, envelope } of answers)
        expect({ status, envelope }).toMatchObject({ status: 404, envelope: none.envelope });
      expect((await agents.as('harbour.op').expect('flightOrder', { id })).status).toBe('to_be_paid');
    });

    it('leaves the owner of an order all that it could do', async () => {
      const { order } = await agents.as(COLLEAGUE).expect('payFlightOrder', { id: mine.id, channel: 'balance' });
      expect(order.status).toBe('proceeding');
    });

    it('still shows the agency’s SuperUser everything', async () => {
      expect(await idsFor('harbour.admin')).toEqual(expect.arrayContaining([mine.id, theirs.id]));
      expect(await countFor('harbour.admin')).toBeGreaterThan(await countFor('harbour.op'));
      expect((await agents.as('harbour.admin').expect('flightOrder', { id: mine.id })).id).toBe(mine.id);
    });

    it('does not bind another agency', async () => {
      await copyUser(server, 'quay.op', 'quay.second');
      const order = await bookedOrder(server, supplier, agents.as('quay.op'), { username: 'quay.op' });
      expect((await agents.as('quay.second').expect('flightOrder', { id: order.id })).id).toBe(order.id);
    });
  });
});
