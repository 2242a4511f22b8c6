import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkJourneys } from './journey-rules.ts';
import { MAX_JOURNEYS } from './limits.ts';
import {
  addMoney,
  CURRENCIES,
  type Currency,
  convertUp,
  MINOR_UNITS,
  percentUp,
  timesMoney,
  toDecimal,
} from './money.ts';

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const currencies = fc.constantFrom(...CURRENCIES);
const rates = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 9999 }))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(4, '0')}`);
const money = fc.record({ amount: amounts, currency: currencies });

describe('money', () => {
  it('adds in any order and grouping', () => {
    fc.assert(
      fc.property(currencies, amounts, amounts, amounts, (currency, a, b, c) => {
        const [x, y, z] = [a, b, c].map((amount) => ({ amount, currency }));
        if (!x || !y || !z) throw new Error('three amounts');
        expect(addMoney(addMoney(x, y), z)).toEqual(addMoney(z, addMoney(y, x)));
        expect(addMoney(x, y, z).amount).toBe(a + b + c);
      }),
    );
  });

  it('multiplies as it adds', () => {
    fc.assert(
      fc.property(money, fc.integer({ min: 1, max: 9 }), (one, count) => {
        const [first = one, ...others] = Array.from({ length: count }, () => one);
        expect(timesMoney(one, count)).toEqual(addMoney(first, ...others));
      }),
    );
  });

  it('converts up: never below the exact value, never by a whole minor unit above it', () => {
    fc.assert(
      // The highest rate multiplies it by ten million, which is still an exact number.
      fc.property(fc.nat(900_000_000), currencies, currencies, rates, rates, (amount, from, to, a, b) => {
        const rateMap: Partial<Record<Currency, string>> = { [from]: a, [to]: b };
        const converted = convertUp({ amount, currency: from }, to, rateMap);
        fc.pre(from !== to);
        // Compared as fractions: converted / amount against rate b / rate a, in minor units of both.
        const scaled = (rate: string) => BigInt(rate.replace('.', ''));
        const exactTop = BigInt(amount) * scaled(b) * 10n ** BigInt(MINOR_UNITS[to]);
        const exactBottom = scaled(a) * 10n ** BigInt(MINOR_UNITS[from]);
        const over = BigInt(converted.amount) * exactBottom - exactTop;
        expect(over >= 0n && over < exactBottom).toBe(true);
      }),
    );
  });

  it('leaves an amount in its own currency as it is', () => {
    fc.assert(
      fc.property(money, rates, (value, rate) => {
        expect(convertUp(value, value.currency, { [value.currency]: rate })).toEqual(value);
      }),
    );
  });

  it('converts a dearer price to no cheaper one', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), rates, rates, (a, b, cny, usd) => {
        const convert = (amount: number) =>
          convertUp({ amount, currency: 'CNY' }, 'USD', { CNY: cny, USD: usd }).amount;
        expect(convert(Math.min(a, b))).toBeLessThanOrEqual(convert(Math.max(a, b)));
      }),
    );
  });

  it('takes shares that round up to the minor unit', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const share = percentUp({ amount, currency: 'CNY' }, basisPoints).amount;
        const over = share * 10_000 - amount * basisPoints;
        expect(over >= 0 && over < 10_000).toBe(true);
      }),
    );
  });

  it('writes decimals that read back to the same amount', () => {
    fc.assert(
      fc.property(money, (value) => {
        expect(Math.round(Number(toDecimal(value)) * 10 ** MINOR_UNITS[value.currency])).toBe(value.amount);
      }),
    );
  });
});

describe('journeys', () => {
  const CITY: Record<string, string> = {
    PVG: 'SHA',
    SHA: 'SHA',
    PEK: 'BJS',
    PKX: 'BJS',
    HKG: 'HKG',
    LHR: 'LON',
    LGW: 'LON',
  };
  const codes = fc.constantFrom(...Object.keys(CITY), 'XXX');
  const legs = fc.array(fc.record({ origin: codes, destination: codes }), { maxLength: 8 });
  const cityOf = (code: string) => CITY[code];

  it('are refused exactly when a leg does not lead from one known city to another, or there are too few or many', () => {
    fc.assert(
      fc.property(legs, (journeys) => {
        const fault = checkJourneys(journeys, cityOf);
        const sound = ({ origin, destination }: { origin: string; destination: string }) =>
          cityOf(origin) !== undefined && cityOf(destination) !== undefined && cityOf(origin) !== cityOf(destination);
        const fine = journeys.length > 0 && journeys.length <= MAX_JOURNEYS && journeys.every(sound);
        expect(fault === null).toBe(fine);
        const index = fault && 'index' in fault ? fault.index : undefined;
        const firstFaulty = journeys.findIndex((leg) => !sound(leg));
        expect(index).toBe(fine || journeys.length === 0 || journeys.length > MAX_JOURNEYS ? undefined : firstFaulty);
      }),
    );
  });
});
