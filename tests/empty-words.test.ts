import { getIn, setIn } from 'formik';
import { describe, expect, it } from 'vitest';
import { ArraySchema, ObjectSchema, Schema, ValidationError } from 'yup';
import { type EndpointName, endpoints } from '../src/contract/endpoints.ts';
import { shapeOf } from '../src/contract/input-shape.ts';
import { normaliseInput } from '../src/contract/normalise-input.ts';
import { schemas } from '../src/contract/schemas.ts';
import { GOOD_INPUTS } from './factories/good-inputs.ts';

/** Required texts in which 'unknown' is an ordinary word. */
const ANY_WORD = ['remark', 'addOrderRemark text', 'addGroupRemark text', 'addTrainRemark text', 'login username'];
/** Surnames: some people are called Null. */
const SURNAMES = ['surname', 'passengers[0].surname'];
/** Texts that are not normalised: they are compared literally, or read by column. */
const RAW = [
  ...['password', 'current', 'singleLogin code', 'singleLogin userid'],
  ...['singleLogin signature', 'singleLogin timestamp'],
  ...['analysePassengerText text', 'analysePnr pnr', 'readGroupRows text'],
  ...['saveDraft by', 'saveDraft head', 'saveDraft parts[0].content', 'saveDraft settled[0]'],
];

/** Every required text of an input that is not an enum; of a list the first entry. */
function* requiredTexts(schema: unknown, path: string): Generator<string> {
  if (schema instanceof ObjectSchema)
    for (const [name, field] of Object.entries<unknown>(schema.fields))
      yield* requiredTexts(field, path ? `${path}.${name}` : name);
  if (schema instanceof ArraySchema) yield* requiredTexts(schema.innerType, `${path}[0]`);
  if (!(schema instanceof Schema) || schema.type !== 'string') return;
  const { optional, oneOf } = schema.describe();
  if (!optional && oneOf.length === 0) yield path;
}

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);
const TEXTS = Object.keys(schemas)
  .filter(isEndpoint)
  .flatMap((call) => [...requiredTexts(schemas[call].input, '')].map((path) => [call, path] as const));

const known = (list: readonly string[]) => (call: string, path: string) =>
  list.includes(path) || list.includes(`${call} ${path}`);
const [isAnyWord, isSurname, isRaw] = [known(ANY_WORD), known(SURNAMES), known(RAW)];

/** An input that is valid except at one place, as the call reads it. */
const meant = (call: EndpointName, path: string, text: string): unknown =>
  normaliseInput(shapeOf(schemas[call].input), setIn(GOOD_INPUTS[call], path, text));

/** The errors of an input, each with its field. */
async function faultsOf(call: EndpointName, input: unknown): Promise<string[]> {
  try {
    await schemas[call].input.validate(input, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message }) => `${path}: ${message}`);
  }
}

describe('a required text that only says that there is none', () => {
  it.each(TEXTS.filter(([call, path]) => !isAnyWord(call, path) && !isRaw(call, path)))(
    'is empty as the %s has its %s',
    async (call, path) => {
      const empty = await faultsOf(call, meant(call, path, ''));
      const words = ['Undefined', ' unknown ', 'un\u200bknown', 'N/A', ...(isSurname(call, path) ? [] : ['null'])];
      for (const word of words) expect(await faultsOf(call, meant(call, path, word)), word).toEqual(empty);
    },
  );

  it.each(TEXTS.filter(([call, path]) => isSurname(call, path)))('may be a name as the %s has its %s', (call, path) => {
    expect(getIn(meant(call, path, 'NULL'), path)).toBe('NULL');
  });

  it.each(TEXTS.filter(([call, path]) => isAnyWord(call, path) || isRaw(call, path)))(
    'is a word as the %s has its %s',
    (call, path) => {
      expect(getIn(meant(call, path, 'UNKNOWN'), path)).toBe('UNKNOWN');
    },
  );
});

it('what a list is searched for may be any word', () => {
  const searching = Object.keys(schemas)
    .filter(isEndpoint)
    .filter((call) => 'q' in schemas[call].input.fields);
  expect(searching).toContain('bookings');
  for (const call of searching) expect(meant(call, 'q', 'null'), call).toMatchObject({ q: 'null' });
  expect(meant('bookings', 'passenger', 'Null')).toMatchObject({ passenger: 'Null' });
});

it('a text that is compared to the letter, or read by its columns, comes as it was sent', () => {
  const kept = TEXTS.filter(([call, path]) => getIn(meant(call, path, 'x\u200b'), path) === 'x\u200b');
  expect(kept).toEqual(TEXTS.filter(([call, path]) => isRaw(call, path)));
});

it('lists no text that no call has', () => {
  const places = new Set(TEXTS.flatMap(([call, path]) => [path, `${call} ${path}`]));
  expect([...ANY_WORD, ...SURNAMES, ...RAW].filter((one) => !places.has(one))).toEqual([]);
});
