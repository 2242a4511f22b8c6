import { describe, expect, it } from 'vitest';
import { type AnySchema, ArraySchema, ObjectSchema, Schema, ValidationError } from 'yup';
import { SUB_REASONS } from '../src/contract/after-sales.ts';
import type { EndpointName } from '../src/contract/endpoints.ts';
import { schemas } from '../src/contract/schemas.ts';
import { GOOD_INPUTS } from './factories/good-inputs.ts';

const none = undefined;
const FREE = [none, '', 'As told'];
const TOLD = ['As told'];
/** Favourites, told apart from one another by being the same list. */
const [CODES, NO_CODES] = [['HKG'], []];

/**
 * A field whose rule goes by another one beside it: what is allowed of it for each value of that one, written down apart from the
 * schemas. Whatever else is tried, and every value of another row, is refused.
 */
interface Ruled {
  calls: readonly EndpointName[];
  /** Where both stand in the input, `[]` for the first of a list. */
  at?: string;
  by: string;
  field: string;
  allowed: readonly (readonly [value: unknown, allowed: readonly unknown[]])[];
  tried?: readonly unknown[];
}

const RULED: readonly Ruled[] = [
  {
    calls: ['refundFlightOrder', 'voidFlightOrder', 'refundGroupOrder', 'refundTrainOrder'],
    by: 'reason',
    field: 'subReason',
    allowed: [
      [0, [none]],
      [1, [none]],
      [2, ['passenger', 'relative', 'companion']],
      [3, ['passenger', 'relative']],
      [4, [none]],
      [5, [none]],
      [6, ['visaRefused', 'duplicateBooking', 'officialDuty']],
      [7, [none]],
    ],
    tried: [...SUB_REASONS, '', 'friend', null, 2],
  },
  {
    calls: ['refundFlightOrder', 'voidFlightOrder', 'refundGroupOrder', 'refundTrainOrder'],
    by: 'reason',
    field: 'remark',
    allowed: [...[0, 1, 2, 3, 4, 5, 6].map((reason) => [reason, FREE] as const), [7, TOLD]],
  },
  {
    calls: ['changeFlightOrder'],
    by: 'reason',
    field: 'remark',
    allowed: [
      [0, FREE],
      [1, FREE],
      [7, TOLD],
    ],
  },
  {
    calls: ['deskMove'],
    by: 'move',
    field: 'remark',
    allowed: [
      ...['approve', 'resume', 'complete'].map((move) => [move, FREE] as const),
      ...['refuse', 'hold', 'fail', 'cancel'].map((move) => [move, TOLD] as const),
    ],
  },
  {
    calls: ['deskReturnGroup', 'deskReturnTrain'],
    by: 'move',
    field: 'remark',
    allowed: [
      ['complete', FREE],
      ['refuse', TOLD],
    ],
  },
  ...['chinaMainland', 'domestic', 'intraContinental', 'intercontinental'].map(
    (region): Ruled => ({
      calls: ['saveAgencyConfig'],
      at: `flight.markups.${region}`,
      by: 'unit',
      field: 'value',
      allowed: [
        ['percent', [0, 1, 10_000]],
        ['amount', [0, 1, 10_000, 10_001, 1_000_000_000]],
      ],
      tried: [-1, 1.5, 1_000_000_001, none],
    }),
  ),
  {
    calls: ['saveUserConfig'],
    by: 'key',
    field: 'value',
    allowed: [
      ['cities', [CODES]],
      ['countries', [CODES]],
      ['passengers', [CODES, NO_CODES]],
      ['defaultRegion', ['852']],
      ['contactPhone', ['', '21234567']],
      ['dateFormat', ['dd/MM/yyyy']],
      ['clientMarkup', [{ unit: 'percent', value: 10_000, currency: 'CNY' }]],
    ],
    tried: [none, null, 7, 'none', [''], {}, { unit: 'percent', value: 10_001, currency: 'CNY' }],
  },
  {
    calls: ['createSite', 'updateSite'],
    by: 'type',
    field: 'chatUrl',
    allowed: [
      ['client', [none, '', 'https://chat.pier.example']],
      ['agent-chat', ['https://chat.pier.example']],
    ],
    tried: ['http://chat.pier.example', 'chat.pier.example'],
  },
  {
    calls: ['createSite', 'updateSite', 'updateOwnSite'],
    by: 'currencies',
    field: 'defaultCurrency',
    allowed: [
      [['CNY'], ['CNY']],
      [
        ['HKD', 'USD'],
        ['HKD', 'USD'],
      ],
    ],
    tried: [none, 'XXX'],
  },
  {
    calls: ['createUser', 'updateUser', 'updateMe'],
    by: 'mobile',
    field: 'areaCode',
    allowed: [
      [none, [none, '', '852']],
      ['', [none, '', '852']],
      ['21234567', ['852']],
    ],
    tried: ['0852', '85200', 'HK'],
  },
  ...(['address', 'contactName', 'contactEmail', 'contactPhone'] as const).map((field): Ruled => {
    const good = {
      address: '1 Pier Road',
      contactName: 'Chan Mei',
      contactEmail: 'mei@pier.example',
      contactPhone: '21234567',
    };
    return {
      calls: ['updateAgency'],
      by: 'status',
      field,
      allowed: [
        ['active', [good[field]]],
        ['disabled', ['', good[field]]],
      ],
      tried: [none, null, 7],
    };
  }),
  {
    calls: ['sendEnquiry'],
    by: 'phone',
    field: 'email',
    allowed: [
      [none, ['chan@example.com']],
      ['', ['chan@example.com']],
      ['21234567', [none, '', 'chan@example.com']],
    ],
    tried: ['chan'],
  },
  {
    calls: ['createGroupOrder'],
    at: 'journeys[]',
    by: 'date',
    field: 'returnDate',
    allowed: [['2027-01-10', [none, '2027-01-10', '2027-01-11']]],
    tried: ['2027-01-09', '2027-02-30'],
  },
  {
    calls: ['createTraveller', 'updateTraveller'],
    at: 'documents[]',
    by: 'id',
    field: 'number',
    allowed: [
      [none, ['K1234567']],
      ['00000000-0000-4000-8000-000000000001', [none, '', 'K1234567']],
    ],
    tried: ['K-1'],
  },
  ...(['createFlightOrder', 'createTrainOrder'] as const).map(
    (call): Ruled => ({
      calls: [call],
      at: 'passengers[].document',
      by: 'type',
      field: 'number',
      allowed: [
        ['passport', ['K1234567', '11010519491231002X']],
        ['idcard', ['11010519491231002X']],
      ],
      tried: [none, '', 'K-1'],
    }),
  ),
];

/** Rules by their name that look at more than the value they stand on, and where what is allowed of them is written down. */
const OTHERS: Readonly<Record<string, string>> = {
  party: 'flight-terms and train-terms: rules.test.ts',
  distinct: 'passengers.test.ts and the tests of the desk',
  birthday: 'passengers.test.ts',
  eligible: 'passengers.test.ts',
  accepted: 'passengers.test.ts',
  expiry: 'passengers.test.ts',
  'id-card-person': 'passengers.test.ts',
  number: 'group-list.test.ts',
  any: 'agencies.test.ts and order-filters.test.ts',
  one: 'purposes.test.ts and list-file.test.ts',
};
/** Rules that look at the value alone. */
const OF_THE_VALUE = [
  ...['min', 'max', 'length', 'required', 'matches', 'email', 'trim', 'integer', 'noUnknown', 'is-value', 'exact'],
  ...['date', 'listed', 'oneLine', 'sameSite', 'public', 'range', 'zone', 'common', 'readable'],
];
/** Rules of the rows above that are no condition of yup's. */
const OF_ROWS = ['after', 'given', 'id-card', 'needed', 'offered', 'reach', 'withNumber'];

/** Every schema of an input with where it stands. */
function* within(schema: unknown, path: string): Generator<[path: string, schema: AnySchema]> {
  if (!(schema instanceof Schema)) return;
  yield [path, schema];
  if (schema instanceof ObjectSchema)
    for (const [name, field] of Object.entries<unknown>(schema.fields))
      yield* within(field, path ? `${path}.${name}` : name);
  if (schema instanceof ArraySchema) yield* within(schema.innerType, `${path}[]`);
  const alternatives: unknown = schema.describe().meta?.oneOfSchemas;
  if (Array.isArray(alternatives)) for (const one of alternatives) yield* within(one, path);
}

const inputs = Object.entries(schemas).flatMap(([call, { input }]) =>
  [...within(input, '')].map(([path, schema]) => ({ call, path, schema })),
);

/** The input with another value at a place of it. */
function placed(input: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (name === '[]') return [placed(Array.isArray(input) ? input[0] : undefined, rest, value)];
  const { [name]: before, ...others } = Object(input);
  const after = placed(before, rest, value);
  return after === undefined ? others : { ...others, [name]: after };
}

const partsOf = (path: string) => path.replaceAll('[]', '.[]').split('.').filter(Boolean);

/** Whether the schema finds nothing wrong at a place of an input, or within it. */
function passes(call: EndpointName, input: unknown, path: string): boolean {
  try {
    schemas[call].input.validateSync(input, { strict: true, abortEarly: false });
    return true;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const wrong = error.inner.map((fault) => fault.path ?? '');
    const at = path.replaceAll('[]', '[0]');
    return !wrong.some((one) => one === at || one.startsWith(`${at}.`) || one.startsWith(`${at}[`));
  }
}

describe('a rule that goes by a field beside', () => {
  it.each(RULED.flatMap((row) => row.calls.map((call) => [call, row.at ?? '', row.field, row.by, row] as const)))(
    '%s: %s %s by %s allows what its table says and nothing else',
    (call, at, field, by, { allowed, tried = [] }) => {
      const beside = (name: string) => [at, name].filter(Boolean).join('.');
      const values = [...new Set([...allowed.flatMap(([, own]) => own), ...tried])];
      for (const [value, own] of allowed)
        for (const one of values) {
          const base = placed(GOOD_INPUTS[call], partsOf(beside(by)), value);
          const input = placed(base, partsOf(beside(field)), one);
          const words = `${by} ${JSON.stringify(value)}, ${field} ${JSON.stringify(one)}`;
          expect(passes(call, input, beside(field)), words).toBe(own.includes(one));
        }
    },
  );

  it('stands in the table above, wherever one of yup’s conditions does', () => {
    const written = RULED.flatMap(({ calls, at, field }) =>
      calls.map((call) => `${call} ${[at, field].filter(Boolean).join('.')}`),
    );
    const found = inputs.filter(({ schema }) => schema.deps.length > 0).map(({ call, path }) => `${call} ${path}`);
    // The value of a setting has a condition of its own inside of one of its kinds, which user-config's own rows try.
    const nested = 'saveUserConfig value.value';
    expect(found.filter((one) => one !== nested && !written.includes(one))).toEqual([]);
  });

  it('is known by its name, so that a new one is written down', () => {
    const known = new Set([...OF_THE_VALUE, ...OF_ROWS, ...Object.keys(OTHERS)]);
    const names = new Set(
      inputs.flatMap(({ schema }) => schema.tests.map(({ OPTIONS }) => OPTIONS?.name ?? 'nameless')),
    );
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
  });
});
