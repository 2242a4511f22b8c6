import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { copyUser, orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { testSettings } from '../../../../tests/factories/settings.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { users } from '../../db/schema/users.ts';

const START = '2026-11-20T08:00:00.000Z';
const clock = testClock(START);
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({
    clock,
    airSuppliers: [supplier],
    pollJobs: false,
    settings: { sandbox: { ...testSettings().sandbox, deskSeconds: null } },
  });
  agents = api(server);
  await copyUser(server, 'provider.admin', 'provider.second');
  await copyUser(server, 'provider.admin', 'provider.trains');
  await server.deps.db
    .update(users)
    .set({ permissions: ['desk:train'] })
    .where(eq(users.username, 'provider.trains'));
});
afterAll(() => server.close());
beforeEach(() => {
  clock.set(START);
  Object.assign(supplier.script, { issue: 'issued', refund: 'refunded', void: 'open', change: 'changed' });
});
afterEach(() => assertBalanced(server.deps.db));

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const second = () => agents.as('provider.second');
const read = (id: string) => op().expect('flightOrder', { id });
const drain = () => server.deps.jobs.drain();
const taskOf = async (id: string) => (await desk().expect('deskOrder', { id })).task;
const failures = async (q: string) => (await desk().expect('deskQueue', { kind: 'failed', q })).list;
const passengersOf = (order: FlightOrder) => order.passengers.map(({ id }) => id);

async function issued(): Promise<FlightOrder> {
  const { id } = await op().expect('createFlightOrder', orderInput(await verifiedOffer(server, supplier)));
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await drain();
  return read(id);
}

async function refundAsked(): Promise<string> {
  const order = await issued();
  const { id } = await op().expect('refundFlightOrder', { id: order.id, passengers: passengersOf(order), reason: 0 });
  await drain();
  await op().expect('confirmFlightOrder', { id });
  return id;
}
async function refusedRefund(): Promise<string> {
  supplier.script.refund = 'refused';
  const id = await refundAsked();
  await drain();
  return id;
}
async function refusedVoid(): Promise<string> {
  const { id } = await op().expect('voidFlightOrder', { id: (await issued()).id, reason: 0 });
  supplier.script.void = 'closed';
  // The supplier is called only once the agent can no longer cancel.
  await server.deps.jobs.drain({ early: true });
  return id;
}
async function refusedTickets(): Promise<string> {
  supplier.script.issue = 'refused';
  return (await issued()).id;
}
async function refusedChange(): Promise<string> {
  const order = await issued();
  const wish = { id: order.id, passengers: passengersOf(order), journeys: [{ journey: 0, date: '2027-01-04' }] };
  const { options } = await op().expect('searchFlightChange', wish);
  const { id } = await op().expect('changeFlightOrder', { ...wish, option: options[0]?.id, reason: 0 });
  await drain();
  supplier.script.change = 'refused';
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await drain();
  return id;
}

describe('what ends at its supplier', () => {
  it.each([
    ['tickets that were paid', refusedTickets, 'failed_reimbursed', '2026-11-20T09:00:00.000Z'],
    ['a change that was paid', refusedChange, 'failed_reimbursed', '2026-11-20T12:00:00.000Z'],
    ['a refund that was confirmed', refusedRefund, 'refund_failed', '2026-11-21T08:00:00.000Z'],
    ['a void, until its window ends', refusedVoid, 'void_rejected', '2026-11-20T20:00:00.000Z'],
  ] as const)('waits at the desk: %s', async (_, fail, status, dueAt) => {
    const id = await fail();
    expect((await read(id)).status).toBe(status);
    expect(await failures(id)).toMatchObject([{ orderId: id, kind: 'failed', status: expect.any(String), dueAt }]);
    const counts = await desk().expect('deskCounts', {});
    expect(counts.find(({ kind }) => kind === 'failed')?.cnt).toBeGreaterThan(0);
    expect(await taskOf(id)).toMatchObject({ kind: 'failed' });
  });

  it('stays with whoever was at it', async () => {
    supplier.script.refund = 'pending';
    const id = await refundAsked();
    await drain();
    const held = await desk().expect('claimDeskTask', { id: (await taskOf(id))?.id ?? '' });
    supplier.settle('refused');
    await server.deps.jobs.drain({ early: true });
    expect(await taskOf(id)).toMatchObject({ kind: 'failed', holder: held.holder });
  });

  it('is closed with a remark that the agency reads, and does not come back with its notes', async () => {
    const id = await refusedRefund();
    const task = (await taskOf(id))?.id ?? '';
    for (const remark of [' ', ' \u200b', '\u3000\n']) {
      const { envelope } = await desk().callRaw('closeDeskTask', { id: task, remark });
      expect(envelope).toMatchObject({ code: REFUSALS.badInput.code, data: { fields: { remark: 'Required' } } });
    }
    const close = { id: task, remark: 'The ticket is open; refund it by phone' };
    const key = { idempotencyKey: 'close-it' };
    expect(await desk().expect('closeDeskTask', close, key)).toEqual({ id, product: 'flight' });
    expect(await desk().expect('closeDeskTask', close, key)).toEqual({ id, product: 'flight' });
    expect((await desk().call('closeDeskTask', close)).envelope.code).toBe(REFUSALS.notFound.code);
    expect((await read(id)).timeline.at(-1)).toMatchObject({ kind: 'note', by: 'Provider desk', text: close.remark });
    expect((await desk().expect('userLogs', { action: 'closeDeskTask' })).list[0]?.subject.id).toBe(task);
    await op().expect('addOrderRemark', { id, text: 'Called the airline' });
    expect(await taskOf(id)).toBeNull();
    expect(await failures(id)).toEqual([]);
  });

  it('is closed by those of its desk alone, and by nobody but its holder', async () => {
    const id = await refusedVoid();
    const task = (await taskOf(id))?.id ?? '';
    const close = async (who: ReturnType<Api['as']>) =>
      (await who.call('closeDeskTask', { id: task, remark: 'Seen' })).envelope.code;
    expect(await close(agents.as('provider.trains'))).toBe(REFUSALS.notFound.code);
    expect(await close(agents.as('harbour.admin'))).toBe(REFUSALS.notAllowed.code);
    await desk().expect('claimDeskTask', { id: task });
    expect(await close(second())).toBe(REFUSALS.taskTaken.code);
    expect(await Promise.all([close(desk()), close(desk())]).then((codes) => codes.sort((a, b) => a - b))).toEqual([
      0,
      REFUSALS.notFound.code,
    ]);
  });
});

describe('what needs nobody', () => {
  it('is what the desk itself has called failed or refused', async () => {
    supplier.script.refund = 'pending';
    const refund = await refundAsked();
    await drain();
    await desk().expect('deskMove', { id: refund, move: 'fail', remark: 'No answer for two days' });
    const { id } = await op().expect('voidFlightOrder', { id: (await issued()).id, reason: 0 });
    await desk().expect('deskMove', { id, move: 'refuse', remark: 'Not now' });
    for (const one of [refund, id]) expect(await taskOf(one)).toBeNull();
  });

  it('is a request that was refused before anything was begun: the agent asks again', async () => {
    supplier.script.refund = 'notPermitted';
    const order = await issued();
    const { id } = await op().expect('refundFlightOrder', { id: order.id, passengers: passengersOf(order), reason: 0 });
    await drain();
    expect((await read(id)).status).toBe('rfd_rejected');
    expect(await taskOf(id)).toBeNull();
  });

  it('is no task that a step of its order ends', async () => {
    const young = passenger('adult', { birthday: '2012-01-05' });
    const input = orderInput(await verifiedOffer(server, supplier), [young]);
    const { id } = await op().expect('createFlightOrder', input);
    const task = (await taskOf(id))?.id ?? '';
    const { envelope } = await desk().call('closeDeskTask', { id: task, remark: 'Seen' });
    expect(envelope.code).toBe(REFUSALS.statusConflict.code);
    expect((await taskOf(id))?.kind).toBe('review');
  });
});
