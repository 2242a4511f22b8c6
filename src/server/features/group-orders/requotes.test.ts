import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { issuedGroup } from '../../../../tests/factories/groups.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';

const clock = testClock('2026-11-20T02:00:00.000Z');
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const read = (id: string) => op().expect('groupOrder', { id });
const drain = () => server.deps.jobs.drain();
const wallet = () => agents.as('harbour.fin').expect('wallet', {});
const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
const openOf = ({ actions }: GroupOrder) => actions.filter(({ allowed }) => allowed).map(({ action }) => action);

test('a refund whose quote expired is asked for anew, once, with its reason, and gives the money back', async () => {
  const order = await issuedGroup(op(), desk());
  const before = await wallet();
  const [one] = order.passengers;
  const wish = { id: order.id, passengers: [one?.id ?? ''], reason: 2, subReason: 'relative' as const, remark: 'Ill' };
  const { id } = await op().expect('refundGroupOrder', wish);
  await desk().expect('deskQuoteGroupRefund', { id, penalty: cny(8_000) });
  expect((await op().callRaw('requoteGroupOrder', { id })).envelope.code).toBe(REFUSALS.statusConflict.code);
  clock.set('2026-11-25T02:00:00.000Z');
  agents = api(server);
  // The sweep has not run yet.
  expect(openOf(await read(id))).toEqual(['cancelRefund', 'requote']);
  const stranger = await agents.as('quay.op').callRaw('requoteGroupOrder', { id });
  expect(stranger.envelope.code).toBe(REFUSALS.orderNotFound.code);
  const child = await op().expect('requoteGroupOrder', { id });
  expect(child).toMatchObject({ type: 'refund', status: 'rfd_reviewing', originalBookingId: order.id });
  expect(child.afterSales).toMatchObject({ reason: 2, subReason: 'relative', remark: 'Ill', quote: null });
  expect((await op().callRaw('requoteGroupOrder', { id })).envelope.code).toBe(REFUSALS.alreadyRequested.code);
  const expired = await read(id);
  expect(expired.status).toBe('closed');
  expect(expired.actions).toContainEqual({ action: 'requote', allowed: false, reason: 'requested' });
  await desk().expect('deskQuoteGroupRefund', { id: child.id, penalty: cny(10_000) });
  await op().expect('acceptGroupRefund', { id: child.id });
  await desk().expect('deskReturnGroup', { id: child.id, move: 'complete' });
  await drain();
  expect(await read(child.id)).toMatchObject({ status: 'refunded_reimbursed', total: cny(40_000) });
  expect((await wallet()).balance - before.balance).toBe(40_000);
  await assertBalanced(server.deps.db);
});
