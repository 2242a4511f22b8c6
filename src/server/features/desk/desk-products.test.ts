import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder, copyUser, passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { OrderProduct } from '../../../contract/order-products.ts';
import type { Permission } from '../../../contract/permissions.ts';
import { users } from '../../db/schema/users.ts';

const clock = testClock('2026-11-20T02:00:00.000Z');
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
const ids: Record<OrderProduct, string> = { flight: '', group: '', train: '' };

beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false });
  agents = api(server);
  await staff('provider.groups', ['desk:group']);
  await staff('provider.trains', ['desk:train']);
  await staff('provider.none', ['agencies:write']);
  const op = agents.as('harbour.op');
  const flight = await bookedOrder(server, supplier, op);
  await op.expect('payFlightOrder', { id: flight.id, channel: 'balance' });
  const group = await op.expect('createGroupOrder', GOOD_INPUTS.createGroupOrder);
  const { verificationId } = await op.expect('verifyTrain', {
    id: 'G101.2026-11-25.VNP.AOH.second',
    passengers: { adult: 1, child: 0 },
  });
  const { contact } = GOOD_INPUTS.createTrainOrder;
  const train = await op.expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
  Object.assign(ids, { flight: flight.id, group: group.id, train: train.id });
});
afterAll(() => server.close());

/** Users of the provider with only these permissions. */
async function staff(username: string, permissions: Permission[]): Promise<void> {
  await copyUser(server, 'provider.admin', username);
  await server.deps.db.update(users).set({ permissions }).where(eq(users.username, username));
}

const queueOf = async (who: string) => (await agents.as(who).expect('deskQueue', { pageSize: 100 })).list;

describe('the desk of those who work on one product alone', () => {
  it('has the tasks of that product in its queue and counts, and no others', async () => {
    const all = await queueOf('provider.admin');
    expect(all.map(({ orderId }) => orderId)).toContain(ids.group);
    expect(new Set(all.map(({ product }) => product)).size).toBeGreaterThan(1);
    const groups = await queueOf('provider.groups');
    expect(groups.map(({ orderId }) => orderId)).toContain(ids.group);
    expect(groups.every(({ product }) => product === 'group')).toBe(true);
    const counts = await agents.as('provider.groups').expect('deskCounts', {});
    expect(counts.filter(({ cnt }) => cnt > 0)).toEqual([{ kind: 'group', cnt: groups.length }]);
    expect((await queueOf('provider.trains')).every(({ product }) => product === 'train')).toBe(true);
  });

  it('takes on tasks of that product alone', async () => {
    const task = (await queueOf('provider.groups')).find(({ orderId }) => orderId === ids.group);
    const id = task?.id ?? '';
    const strange = await agents.as('provider.trains').callRaw('claimDeskTask', { id });
    expect(strange.envelope.code).toBe(REFUSALS.notFound.code);
    expect(await agents.as('provider.groups').expect('claimDeskTask', { id })).toMatchObject({
      holder: { name: expect.any(String) },
    });
    await agents.as('provider.groups').expect('releaseDeskTask', { id });
  });

  it('is closed to those who work on none', async () => {
    for (const call of ['deskQueue', 'deskCounts'] as const)
      expect((await agents.as('provider.none').callRaw(call, {})).envelope.code).toBe(REFUSALS.notAllowed.code);
  });
});

describe('a booking that waits for nobody', () => {
  it('is found by its number, whichever product it is of', async () => {
    for (const product of ['flight', 'group', 'train'] as const)
      expect(await agents.as('provider.admin').expect('deskBooking', { id: ids[product] })).toEqual({
        id: ids[product],
        product,
      });
  });

  it('is found by those who may open it alone', async () => {
    const codeOf = async (who: string, id: string) =>
      (await agents.as(who).callRaw('deskBooking', { id })).envelope.code;
    expect(await codeOf('provider.trains', ids.train)).toBe(0);
    expect(await codeOf('provider.trains', ids.group)).toBe(REFUSALS.orderNotFound.code);
    expect(await codeOf('provider.admin', '2999999999')).toBe(REFUSALS.orderNotFound.code);
    expect(await codeOf('harbour.op', ids.train)).toBe(REFUSALS.notAllowed.code);
  });
});
