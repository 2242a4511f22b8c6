import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { seatedGroup } from '../../../../tests/factories/groups.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { goodMood } from '../../../../tests/fakes/payments/fake-provider.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { proveBooks } from '../reconciliation/prove-books.ts';

const clock = testClock('2026-11-20T02:00:00.000Z');
let server: PaymentServer;
let agents: Api;

beforeAll(async () => {
  server = await startPaymentServer(clock);
  agents = api(server);
});
afterAll(() => server.close());
afterEach(() => assertBalanced(server.deps.db));

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const stripe = () => server.providers.stripe;
const atProvider = (id: string) => [...stripe().payments.values()].filter(({ subject }) => subject === `Booking ${id}`);
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const drain = () => server.deps.jobs.drain({ early: true });
const cny = (amount: number) => ({ amount, currency: 'CNY' as const });

/** Two adults for CNY 1,000.00: the deposit at the payment provider, the rest from the balance. */
async function issued(): Promise<GroupOrder> {
  const { id } = await seatedGroup(op(), desk());
  await op().expect('payGroupOrder', { id, stage: 'first', channel: 'stripe', amount: cny(30_000) });
  await deliver(server, stripe().settle(atProvider(id)[0]?.id ?? '', 'paid', clock.now()));
  const passengers = [passenger(), { ...passenger(), surname: 'LEE' }];
  await op().expect('handInGroupList', { id, passengers, confirm: true });
  await op().expect('payGroupOrder', { id, stage: 'last', channel: 'balance', amount: cny(70_000) });
  const tickets = [0, 1].map((one) => `160${id.slice(-9)}${one}`);
  return (await desk().expect('deskIssueGroup', { id, tickets })).order;
}

/** Everybody's tickets, for CNY 50.00. */
async function givenBack({ id: group, passengers }: GroupOrder): Promise<string> {
  const input = { id: group, passengers: passengers.map(({ id }) => id), reason: 0 as const };
  const { id } = await op().expect('refundGroupOrder', input);
  await desk().expect('deskQuoteGroupRefund', { id, penalty: cny(5_000) });
  await op().expect('acceptGroupRefund', { id });
  await desk().expect('deskReturnGroup', { id, move: 'complete' });
  await drain();
  return id;
}

describe('a refund of a group that was paid in part at a payment provider', () => {
  it('gives the balance its part and the payment provider the rest, which stands on its books once the payment provider has given it', async () => {
    const order = await issued();
    const before = await balance();
    const id = await givenBack(order);
    expect(await op().expect('groupOrder', { id })).toMatchObject({
      status: 'refunded_reimbursed',
      total: cny(95_000),
    });
    expect((await balance()) - before).toBe(70_000);
    const back = atProvider(order.id).flatMap(({ refunds }) => [...refunds.values()].map(({ amount }) => amount));
    expect(back).toEqual([25_000]);
    const { list } = await agents.as('harbour.fin').expect('transactions', { q: id });
    expect(list.map(({ gross }) => gross).sort((a, b) => a - b)).toEqual([25_000, 70_000]);
    await proveBooks(server.deps);
    expect((await desk().expect('deskQueue', { kind: 'books' })).total).toBe(0);
  });

  it('has in the wallet what the payment provider refuses to give back, once', async () => {
    const order = await issued();
    const before = await balance();
    Object.assign(stripe().mood, { refuses: 'at once' });
    const id = await givenBack(order);
    Object.assign(stripe().mood, goodMood());
    // Nothing is posted before all of it is certain.
    expect(await op().expect('groupOrder', { id })).toMatchObject({ status: 'refunded_reimbursing' });
    expect(await balance()).toBe(before);
    const { list } = await desk().expect('deskQueue', { kind: 'books', pageSize: 100 });
    const waiting = list.find(({ difference }) => difference?.what === 'refund');
    const difference = waiting?.difference?.id ?? '';
    await Promise.all([1, 2].map(() => desk().call('settleRefund', { id: difference, way: 'wallet' })));
    await drain();
    expect(await op().expect('groupOrder', { id })).toMatchObject({ status: 'refunded_reimbursed' });
    expect((await balance()) - before).toBe(95_000);
  });
});
