import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder, passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { type ScriptedSupplier, scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { companies } from '../../db/schema/companies.ts';
import { remindOrder } from '../../orders/notices/remind-order.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const clock = testClock('2026-11-20T08:00:00Z');
let supplier: ScriptedSupplier;
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  supplier = scriptedSupplier(clock);
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const told = async (orderId: string) =>
  (await op().expect('notices', { pageSize: 100 })).list.filter((notice) => notice.orderId === orderId);

/** Sets the services sold to the company, all by default; its users log in again. */
async function serve(services: { enableFlightService?: boolean; enableTrainService?: boolean }): Promise<void> {
  const set = { enableFlightService: true, enableTrainService: true, ...services };
  await server.deps.db.update(companies).set(set).where(eq(companies.id, DEMO_COMPANY.harbour));
  agents = api(server);
}

async function paidTrain(): Promise<string> {
  const { verificationId } = await op().expect('verifyTrain', {
    id: 'G101.2026-11-25.VNP.AOH.second',
    passengers: { adult: 1, child: 0 },
  });
  const { contact } = GOOD_INPUTS.createTrainOrder;
  const { id, total } = await op().expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
  await op().expect('payTrainOrder', { id, channel: 'balance', amount: total });
  return id;
}

describe('an agency’s people', () => {
  it('are told what others did with their booking, and not what they did themselves', async () => {
    const { id } = await bookedOrder(server, supplier, op());
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    expect(await told(id)).toEqual([]);
    await server.deps.jobs.drain();
    expect(await told(id)).toMatchObject([
      { kind: 'status', status: 'issued', isNew: true, type: 'origin', trip: { departureDate: expect.any(String) } },
    ]);
  });

  it('are told that the desk has set their change aside', async () => {
    const { id } = await bookedOrder(server, supplier, op());
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    await server.deps.jobs.drain();
    const passengers = (await op().expect('flightOrder', { id })).passengers.map((each) => each.id);
    const wish = { id, passengers, journeys: [{ journey: 0, date: '2027-01-04' }], reason: 1 as const };
    const child = await op().expect('changeFlightOrder', wish);
    await server.deps.jobs.drain();
    const desk = agents.as('provider.admin');
    const line = { fareDifference: 20_000, taxDifference: 500, penalty: 10_000 };
    await desk.expect('deskQuoteChange', { id: child.id, lines: [line], currency: 'CNY' });
    await op().expect('payFlightOrder', { id: child.id, channel: 'balance' });
    await server.deps.jobs.drain();
    await desk.expect('deskMove', { id: child.id, move: 'hold', remark: 'The airline’s system is down' });
    expect((await told(child.id))[0]).toMatchObject({ kind: 'status', status: 'change_holding', type: 'change' });
  });

  it('are reminded of a deadline once, and not when it is over or done', async () => {
    const { id, payBy } = await bookedOrder(server, supplier, op());
    await Promise.all([remindOrder(server.deps, id), remindOrder(server.deps, id)]);
    expect(await told(id)).toMatchObject([{ kind: 'deadline', aboutAt: payBy }]);
    const late = await bookedOrder(server, supplier, op());
    clock.set(late.payBy ?? '');
    await remindOrder(server.deps, late.id);
    expect(await told(late.id)).toEqual([]);
  });

  it('mark what they have read, each for themselves', async () => {
    const { list } = await op().expect('notices', {});
    const upTo = list[0]?.id ?? '';
    expect((await op().expect('unreadNotices', {})).cnt).toBeGreaterThan(0);
    expect((await op().expect('readNotices', { upTo })).cnt).toBe(0);
    await op().expect('readNotices', { upTo: '1' });
    expect((await op().expect('unreadNotices', {})).cnt).toBe(0);
    expect((await agents.as('harbour.admin').expect('unreadNotices', {})).cnt).toBeGreaterThan(0);
  });

  it('are told of the trains alone where the company has no flights, and of no trains where it has none', async () => {
    const { id: flight } = await bookedOrder(server, supplier, op());
    await op().expect('payFlightOrder', { id: flight, channel: 'balance' });
    const train = await paidTrain();
    await server.deps.jobs.drain();
    try {
      await serve({ enableFlightService: false });
      expect(await told(train)).toMatchObject([{ product: 'train', status: 'issued' }]);
      expect(await told(flight)).toEqual([]);
      expect((await op().expect('unreadNotices', {})).cnt).toBeGreaterThan(0);
      await serve({ enableTrainService: false });
      expect(await told(train)).toEqual([]);
      expect(await told(flight)).toMatchObject([{ status: 'issued' }]);
      await serve({ enableFlightService: false, enableTrainService: false });
      expect((await op().expect('notices', {})).total).toBe(0);
    } finally {
      await serve({});
    }
  });

  it('hear of no other company’s bookings', async () => {
    const ids = new Set((await op().expect('notices', { pageSize: 100 })).list.map(({ id }) => id));
    const { list } = await agents.as('quay.op').expect('notices', { pageSize: 100 });
    expect(list.some(({ id }) => ids.has(id))).toBe(false);
  });
});
