import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { ticketFor } from '../../../../tests/factories/mails.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { ORDER_PRODUCTS, ORDER_STATES, ORDER_STATUSES } from '../../../contract/order-products.ts';
import { companies } from '../../db/schema/companies.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts, paymentRefunds } from '../../db/schema/payments.ts';
import { users } from '../../db/schema/users.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

const admin = () => calls.as('harbour.admin');

describe('an agency', () => {
  it('is removed with bookings that are over, and with no others', async () => {
    const { db } = server.deps;
    const named = { username: 'over.admin', nickname: 'Over', email: 'over@agency.example' };
    const input = { ...GOOD_INPUTS.createAgency, name: 'All Over', alias: '', creditLimit: 0, admin: named };
    const { id } = await admin().expect('createAgency', input);
    const [order] = await db.select().from(orders).where(eq(orders.companyId, DEMO_COMPANY.meridian)).limit(1);
    if (!order) throw new Error('an order');
    for (const product of ORDER_PRODUCTS)
      for (const status of ORDER_STATUSES.filter((each) => ORDER_STATES[product][each])) {
        await db.update(orders).set({ companyId: id, product, status }).where(eq(orders.id, order.id));
        const { status: answered } = await admin().call('deleteAgency', { id });
        await db.update(companies).set({ deletedAt: null }).where(eq(companies.id, id));
        expect(answered === 200, `${product} ${status}`).toBe(ORDER_STATES[product][status]?.final === true);
      }
    const { companyId, product, status } = order;
    await db.update(orders).set({ companyId, product, status }).where(eq(orders.id, order.id));
  });

  it('leaves its usernames to whoever is invited next, and its people outside', async () => {
    const named = { username: 'twice.admin', nickname: 'Twice', email: 'twice@agency.example' };
    const input = { ...GOOD_INPUTS.createAgency, name: 'Opened Twice', alias: '', creditLimit: 0, admin: named };
    const { id } = await admin().expect('createAgency', input);
    const ticket = await ticketFor(server, named.email);
    await admin().expect('deleteAgency', { id });
    const late = await calls.anonymous().call('choosePassword', { ticket, password: 'Sunrise-42' });
    expect(late.envelope.code).not.toBe(0);
    server.clock.advance(1_000);
    const again = await admin().expect('createAgency', input);
    expect(again.admin?.username).toBe('twice.admin');
    const password = 'Sunrise-42';
    await calls.anonymous().expect('choosePassword', { ticket: await ticketFor(server, named.email), password });
    const { company } = await calls.anonymous().expect('login', { username: named.username, password });
    expect(company.id).toBe(again.id);
  });

  it('is not removed, and keeps its currency, while money of it is still at a payment provider', async () => {
    const { db, clock } = server.deps;
    const named = { username: 'house.admin', nickname: 'House', email: 'house@agency.example' };
    const input = { ...GOOD_INPUTS.createAgency, name: 'At A House', alias: '', creditLimit: 0, admin: named };
    const { id: companyId } = await admin().expect('createAgency', input);
    const [user] = await db.select().from(users).where(eq(users.companyId, companyId));
    const [attempt, at] = ['a'.repeat(32), clock.now()];
    const paid = { id: attempt, companyId, userId: user?.id ?? '', userName: '', channel: 'stripe' as const };
    const money = { amount: 100, fee: 0, currency: 'CNY' as const, returnPath: '/' };
    const times = { endsAt: at, askAt: at, createdAt: at };
    await db.insert(paymentAttempts).values({ ...paid, ...money, ...times, state: 'started' });
    const removed = async () => {
      const { envelope } = await admin().call('deleteAgency', { id: companyId });
      await db.update(companies).set({ deletedAt: null }).where(eq(companies.id, companyId));
      return envelope.code;
    };
    const recounted = async () => {
      const { version, config } = await admin().expect('agency', { id: companyId });
      const common = { ...config, settlementCurrency: config.settlementCurrency === 'EUR' ? 'USD' : 'EUR' } as const;
      return (await admin().call('saveAgencyConfig', { id: companyId, version, common })).envelope.code;
    };
    const { agencyOwes, currencyInUse } = REFUSALS;
    for (const state of [
      'started',
      'pending',
      'clearing',
      'returning',
      'paid',
      'failed',
      'timed_out',
      'returned',
    ] as const) {
      const isPaid = state === 'paid' || state === 'returning' || state === 'returned';
      const paid = isPaid ? { paidAt: at, paidReference: 'provider' } : { paidAt: null, paidReference: null };
      await db
        .update(paymentAttempts)
        .set({ state, ...paid })
        .where(eq(paymentAttempts.id, attempt));
      const isOpen = ['started', 'pending', 'clearing', 'returning'].includes(state);
      expect(await removed(), state).toBe(isOpen ? agencyOwes.code : 0);
      expect(await recounted(), state).toBe(isOpen ? currencyInUse.code : 0);
    }
    const refund = { id: attempt, askedAs: attempt, attemptId: attempt, amount: 100, createdAt: at, askedAt: at };
    await db.insert(paymentRefunds).values({ ...refund, state: 'asked' });
    for (const state of ['asked', 'failed', 'done', 'credited'] as const) {
      const isOpen = state === 'asked' || state === 'failed';
      const doneAt = isOpen ? null : at;
      await db.update(paymentRefunds).set({ state, doneAt }).where(eq(paymentRefunds.id, attempt));
      expect(await removed(), state).toBe(isOpen ? agencyOwes.code : 0);
      expect(await recounted(), state).toBe(isOpen ? currencyInUse.code : 0);
    }
    await db.delete(paymentRefunds).where(eq(paymentRefunds.id, attempt));
    await db.delete(paymentAttempts).where(eq(paymentAttempts.id, attempt));
  });
});
