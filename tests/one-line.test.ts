import { expect, it } from 'vitest';
import { type AnySchema, ArraySchema, ObjectSchema, Schema } from 'yup';
import { type EndpointName, endpoints } from '../src/contract/endpoints.ts';
import { schemas } from '../src/contract/schemas.ts';

/** Texts of records that may have several lines, each shown as a separate text. */
const OF_SEVERAL_LINES = [
  ...['remark', 'remarks', 'journeys[].remark', 'options[].flights'],
  // A remark on a booking.
  ...['addOrderRemark text', 'addGroupRemark text', 'addTrainRemark text'],
];
/** Texts that are parsed, looked up or opened and discarded: they are not stored as received. */
const NOT_KEPT = [
  ...['analysePassengerText text', 'analysePnr pnr', 'readGroupRows text', 'sendEnquiry topic', 'lookUpAttempt call'],
  ...['password', 'current', 'otp', 'login username', 'code', 'userid'],
];
/** Private data of a device or a user, and values that are only compared. */
const OWN = [
  ...['saveDraft head', 'saveDraft parts[].content', 'saveDraft parts[].base', 'saveDraft settled[]'],
  ...['saveUserConfig before[]', 'createTrainOrder seats[]'],
];
/** Search texts of a user's saved filter. */
const isLookedFor = (path: string) => path.startsWith('search.');

/** Ids are looked up and compared: one with a line break matches nothing. */
const isId = (path: string) =>
  /(^|\.)(id|ids\[\]|[a-z]+Id|passengers\[\]|files\[\]|suppliers\[\]|option|holder|agency|replaces|upTo|by|key)$/.test(
    path,
  );

/** Every free text of an input. */
function* freeTexts(schema: unknown, path: string): Generator<string> {
  if (schema instanceof ObjectSchema)
    for (const [name, field] of Object.entries<unknown>(schema.fields))
      yield* freeTexts(field, path ? `${path}.${name}` : name);
  if (schema instanceof ArraySchema) yield* freeTexts(schema.innerType, `${path}[]`);
  if (schema instanceof Schema && schema.type === 'string' && isFree(schema)) yield path;
}

/** Names of rules that exclude line breaks. */
const NARROW = ['oneLine', 'matches', 'date', 'email', 'zone', 'sameSite', 'public'];

function isFree(schema: AnySchema): boolean {
  const rules = schema.tests.map(({ OPTIONS }) => OPTIONS?.name ?? '');
  return schema.describe().oneOf.length === 0 && !rules.some((rule) => NARROW.includes(rule));
}

it('every name and text that is kept is of one line, but for those that have lines of their own', () => {
  const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);
  const found = Object.keys(schemas)
    .filter(isEndpoint)
    .filter((call) => endpoints[call].method !== 'GET')
    .flatMap((call) => [...freeTexts(schemas[call].input, '')].map((path) => [call, path] as const));
  const known = new Set([...OF_SEVERAL_LINES, ...NOT_KEPT, ...OWN]);
  const isKnown = (call: string, path: string) =>
    isId(path) || isLookedFor(path) || known.has(path) || known.has(`${call} ${path}`);
  const stray = found.filter(([call, path]) => !isKnown(call, path));
  // The lists contain only texts of calls.
  const places = new Set(found.flatMap(([call, path]) => [path, `${call} ${path}`]));
  expect([...known].filter((one) => !places.has(one))).toEqual([]);
  expect(stray.map(([call, path]) => `${call} ${path}`)).toEqual([]);
});
