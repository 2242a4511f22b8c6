import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { ledgerJournal } from '../../db/schema/ledger.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import { postTopUp } from '../../ledger/movements.ts';
import { pollOpenPayments } from '../../orders/provider-payments/poll-payments.ts';
import { settlePayment } from '../../orders/provider-payments/settle-payment.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const clock = testClock();
let server: PaymentServer;
let agents: Api;
beforeAll(async () => {
  server = await startPaymentServer(clock);
  agents = api(server);
});
afterAll(() => server.close());

const fin = () => agents.as('harbour.fin');
const desk = () => agents.as('provider.admin');
const fakeStripe = () => server.providers.stripe;
const balance = async () => (await fin().expect('wallet', {})).balance;
const amount = { amount: 50_000, currency: 'CNY' as const };
const begin = async (channel: 'stripe' | 'wechat-pay') => (await fin().expect('startTopUp', { channel, amount })).id;
const attemptOf = async (id: string) => {
  const [attempt] = await server.deps.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return attempt ?? expect.fail(`no payment ${id}`);
};
const stateOf = async (id: string) =>
  (await fin().expect('walletTopUps', {})).list.find((topUp) => topUp.id === id)?.state;
const unbooked = async () =>
  (await desk().expect('deskQueue', { kind: 'books', pageSize: 100 })).list.flatMap(({ difference }) =>
    difference?.what === 'unbooked' ? [difference] : [],
  );

describe('a top-up at a payment provider', () => {
  afterEach(() => assertBalanced(server.deps.db));

  it('is booked under our own number: two that their payment providers call the same are two', async () => {
    const before = await balance();
    for (const channel of ['stripe', 'wechat-pay', 'stripe'] as const) {
      const attempt = await attemptOf(await begin(channel));
      const paid = { state: 'paid' as const, amount: attempt.amount + attempt.fee, currency: 'CNY', reference: 'SAME' };
      expect(await settlePayment(server.deps, attempt, paid)).toBe('settled');
      // However often it is reported.
      expect(await settlePayment(server.deps, attempt, paid)).toBe('settled');
      expect(await stateOf(attempt.id)).toBe('paid');
    }
    expect((await balance()) - before).toBe(3 * amount.amount);
    const { list } = await fin().expect('transactions', { q: 'SAME' });
    expect(list.map(({ reference }) => reference)).toEqual(['SAME', 'SAME', 'SAME']);
  });

  it('is not taken for a receipt that the provider has entered under the same name', async () => {
    const id = await begin('stripe');
    const before = await balance();
    await desk().expect('topUpAgency', {
      ...GOOD_INPUTS.topUpAgency,
      ...{ id: DEMO_COMPANY.harbour, referenceNumber: `pi_${id}`, receivedAmount: amount.amount, currency: 'CNY' },
      ...{ exchangeRate: '1', transactionFeePercent: '0', amount: amount.amount },
    });
    const stripe = fakeStripe();
    expect(await deliver(server, stripe.settle(id, 'paid', clock.now()))).toBe(200);
    expect((await balance()) - before).toBe(2 * amount.amount);
  });
});

describe('a top-up whose number stands for another movement', () => {
  it('is an error that waits at the desk, and neither booked nor asked about all the time', async () => {
    const id = await begin('stripe');
    const { companyId } = await attemptOf(id);
    const other = {
      companyId,
      money: { ...amount, amount: 1 },
      via: 'stripe',
      reference: 'other',
      description: 'Other',
    };
    const cause = { at: clock.now(), userId: null };
    await server.deps.db.transaction((tx) => postTopUp(tx, { ...other, key: `stripe:${id}` }, cause));
    const before = await balance();
    const stripe = fakeStripe();
    const notice = stripe.settle(id, 'paid', clock.now());
    expect(await deliver(server, notice)).toBe(500);
    expect(await deliver(server, notice)).toBe(500);
    const { amount: asked, fee } = await attemptOf(id);
    expect(await unbooked()).toMatchObject([
      { subject: `stripe ${id}`, expected: asked + fee, actual: 0, said: 'idempotencyMismatch' },
    ]);
    expect(await stateOf(id)).toBe('pending');
    expect(await balance()).toBe(before);
    clock.advance(60_000);
    await pollOpenPayments(server.deps);
    const { askAt } = await attemptOf(id);
    expect(askAt.getTime() - clock.now().getTime()).toBe(6 * 3_600_000);
    expect(await unbooked()).toHaveLength(1);
  });

  it('is taken off the desk once it is booked', async () => {
    const [difference] = await unbooked();
    const id = difference?.subject.split(' ')[1] ?? '';
    // As an operator would fix it: the conflicting row gets another key.
    await server.deps.db.transaction(async (tx) => {
      await tx.execute('alter table ledger_journal disable trigger user');
      await tx
        .update(ledgerJournal)
        .set({ idempotencyKey: 'moved' })
        .where(eq(ledgerJournal.idempotencyKey, `top-up:stripe:${id}`));
      await tx.execute('alter table ledger_journal enable trigger user');
    });
    clock.advance(7 * 3_600_000);
    await pollOpenPayments(server.deps);
    agents = api(server);
    expect(await stateOf(id)).toBe('paid');
    expect(await unbooked()).toEqual([]);
  });
});
