import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanced, type Leg, movementHash, paymentLegs, refundDueLegs, refundLegs, topUpLegs } from './rules.ts';

const amount = fc.integer({ min: 0, max: 50_000_000 });
const parts = fc
  .record({ cost: amount, fee: amount, markups: fc.array(amount, { maxLength: 3 }), credit: fc.boolean() })
  .map(({ cost, fee, markups, credit }) => ({
    companyId: 'agency',
    providerId: 'provider',
    supplierId: 'gds',
    channel: credit ? ('credit' as const) : ('balance' as const),
    total: { amount: cost + fee + markups.reduce((sum, m) => sum + m, 0), currency: 'HKD' as const },
    cost,
    fee,
    markups: markups.map((m, i) => ({ companyId: `parent-${i}`, amount: m })),
  }));

const sum = (legs: readonly Leg[]) => legs.reduce((total, leg) => total + leg.amount, 0);

describe('ledger rules', () => {
  it('balances every movement of an order in the paying company’s currency', () => {
    fc.assert(
      fc.property(parts, (p) => {
        for (const legs of [paymentLegs(p), refundDueLegs(p), refundLegs(p.companyId, p.channel, p.total)]) {
          expect(sum(legs)).toBe(0);
          expect(legs.every((leg) => leg.account.currency === 'HKD' && leg.amount !== 0)).toBe(true);
        }
      }),
    );
  });

  it('leaves every account where it was after payment, debt and refund', () => {
    fc.assert(
      fc.property(parts, (p) => {
        const all = [...paymentLegs(p), ...refundDueLegs(p), ...refundLegs(p.companyId, p.channel, p.total)];
        const totals = new Map<string, number>();
        for (const { account, amount: a } of all) {
          const key = `${account.companyId}/${account.kind}/${account.qualifier}`;
          totals.set(key, (totals.get(key) ?? 0) + a);
        }
        expect([...totals.values()].every((total) => total === 0)).toBe(true);
      }),
    );
  });

  it('takes money from the channel it was paid through and gives it back there', () => {
    const money = { amount: 900, currency: 'CNY' as const };
    expect(refundLegs('agency', 'credit', money).at(-1)?.account.kind).toBe('credit');
    expect(refundLegs('agency', 'balance', money).at(-1)?.account.kind).toBe('wallet');
  });

  it('refuses what does not balance and what is no whole amount', () => {
    const [out, back] = topUpLegs('agency', 'bank', { amount: 500, currency: 'CNY' });
    if (!out || !back) throw new Error('a top-up has two legs');
    expect(() => balanced([out, { ...back, amount: 499 }])).toThrow('out of balance');
    expect(() => balanced([out, { account: { ...back.account, currency: 'USD' }, amount: 500 }])).toThrow();
    expect(() => balanced([{ ...out, amount: 0.5 }])).toThrow('whole minor units');
  });

  it('tells movements apart by their hash', () => {
    const legs = topUpLegs('agency', 'bank', { amount: 500, currency: 'CNY' });
    const other = topUpLegs('agency', 'bank', { amount: 501, currency: 'CNY' });
    expect(movementHash('top-up', null, legs)).toBe(movementHash('top-up', null, [...legs]));
    expect(movementHash('top-up', null, legs)).not.toBe(movementHash('top-up', null, other));
    expect(movementHash('top-up', null, legs)).not.toBe(movementHash('top-up', '2632500001', legs));
  });
});
