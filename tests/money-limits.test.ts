import { describe, expect, it } from 'vitest';
import { type AnySchema, ArraySchema, ObjectSchema, Schema, ValidationError } from 'yup';
import { type EndpointName, endpoints } from '../src/contract/endpoints.ts';
import { GROUP_LIMITS, MONEY_LIMITS } from '../src/contract/limits.ts';
import { CURRENCIES } from '../src/contract/money.ts';
import { schemas } from '../src/contract/schemas.ts';
import { STARTING_RATES } from '../src/server/seed/starting-rates.ts';

/** Not money: compared with a stored value, and never calculated with. */
const COUNTED = /(^|\.)(version|rev|baseRev|balance)$/;

/** Every number and rate of an input, with its path. */
function* figures(schema: unknown, path: string): Generator<[path: string, schema: AnySchema]> {
  if (!(schema instanceof Schema)) return;
  if (schema instanceof ObjectSchema)
    for (const [name, field] of Object.entries<unknown>(schema.fields))
      yield* figures(field, path ? `${path}.${name}` : name);
  if (schema instanceof ArraySchema) yield* figures(schema.innerType, `${path}[]`);
  const alternatives: unknown = schema.describe().meta?.oneOfSchemas;
  if (Array.isArray(alternatives)) for (const one of alternatives) yield* figures(one, path);
  if (schema.type === 'number' || /(^|\.)(rates?\b.*|exchangeRate)$/.test(path)) yield [path, schema];
}

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);
const all = Object.keys(schemas)
  .filter(isEndpoint)
  .flatMap((call) => [...figures(schemas[call].input, '')].map(([path, schema]) => ({ call, path, schema })));
const nameOf = ({ call, path }: { call: string; path: string }) => `${call} ${path}`;

/** Whether the schema rejects a value, ignoring everything else. */
function refuses(schema: AnySchema, value: unknown): boolean {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return false;
  } catch (error) {
    if (error instanceof ValidationError) return true;
    throw error;
  }
}

describe('every figure that somebody sends', () => {
  const numbers = all.filter(({ path, schema }) => schema.type === 'number' && !COUNTED.test(path));
  const rates = all.filter(({ schema, path }) => schema.type === 'string' && !path.endsWith('rates'));

  it('is found', () => {
    expect(numbers.map(nameOf)).toEqual(
      expect.arrayContaining(['topUpAgency receivedAmount', 'startTopUp amount.amount', 'setAgencyCredit credit']),
    );
    expect(rates.map(nameOf)).toEqual(expect.arrayContaining(['topUpAgency exchangeRate', 'enterRates rates.USD']));
    expect(rates).toHaveLength(CURRENCIES.length + 1);
  });

  it('has a ceiling, above which numbers are far from being inexact', () => {
    const beyond = [MONEY_LIMITS.amount + 1, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e300, Number.POSITIVE_INFINITY];
    const open = numbers.filter(
      ({ schema }) => !beyond.every((value) => refuses(schema, value) && refuses(schema, -value)),
    );
    expect(open.map(nameOf)).toEqual([]);
  });

  it('is a rate that anybody could mean', () => {
    const { min, max } = MONEY_LIMITS.rate;
    const wrong = ['0', '0.0', '-1', '1e3', 'NaN', '', String(max + 1), '999999999999', (min / 10).toFixed(7)];
    for (const rate of rates) {
      const isBase = rate.path.endsWith('.CNY');
      for (const value of [...wrong, ...(isBase ? ['1.0001', '2'] : [])])
        expect(refuses(rate.schema, value), `${nameOf(rate)} ${value}`).toBe(true);
      for (const value of ['1', '1.000', ...(isBase ? [] : ['7.1034', String(max), min.toFixed(6)])])
        expect(refuses(rate.schema, value), `${nameOf(rate)} ${value}`).toBe(false);
    }
    const [any] = rates.filter(({ path }) => path === 'exchangeRate');
    for (const value of Object.values(STARTING_RATES)) expect(any && refuses(any.schema, value)).toBe(false);
  });
});

it('what the largest group comes to is still an amount', () => {
  expect(MONEY_LIMITS.price * GROUP_LIMITS.passengers).toBeLessThanOrEqual(MONEY_LIMITS.amount);
  expect(Number.isSafeInteger(MONEY_LIMITS.account + MONEY_LIMITS.amount)).toBe(true);
});
