import { type ObjectSchema, ValidationError } from 'yup';
import { isCommaList, type Shape } from '../../contract/input-shape.ts';
import { normaliseFields } from '../../contract/normalise-input.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import { checkShape } from './check-shape.ts';

/** The parts of a request's input. */
export interface RawInput {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

/** What an input is validated against; `shape` is that of `schema`. */
export interface InputRules {
  schema: ObjectSchema<object>;
  shape: Shape;
  /** Where the input comes from besides the path. In a query string, which is text, numbers are parsed and defaults filled in. */
  source: 'query' | 'body';
}

/**
 * Validates a request: its shape first, so that the schema's rules see only kinds and sizes that they are made for. Bodies are taken
 * literally, apart from what `normaliseFields` leaves out: nothing is converted, unknown fields are refused.
 * @returns the input for the handler, or a refusal that names every invalid field.
 */
export async function checkInput({ schema, shape, source }: InputRules, raw: RawInput): Promise<object | Refusal> {
  const body = raw.body ?? {};
  if (source === 'body' && (typeof body !== 'object' || Array.isArray(body)))
    return refuse('badInput', { fields: { body: 'invalid' } });
  // Each parameter has one place: an id in the body as well, or a query string on a POST, is a mistake worth reporting.
  const stray = source === 'body' ? Object.keys(raw.query)[0] : undefined;
  const query = source === 'query' ? joinLists(shape, raw.query) : {};
  const given = source === 'body' ? body : query;
  const doubled = Object.keys(raw.params).find((name) => Object.hasOwn(given, name));
  const misplaced = stray ?? doubled;
  if (misplaced !== undefined) return refuse('badInput', { fields: { [misplaced]: 'unknownField' } });
  const odd = source === 'query' ? findOdd(schema, query) : [];
  if (odd.length > MOST_ODD) return refuse('badInput', { fields: Object.fromEntries(odd.slice(0, MOST_ODD)) });
  const oddNames = new Set(odd.map(([name]) => name));
  const fitting = Object.fromEntries(Object.entries(given).filter(([name]) => !oddNames.has(name)));
  // Path parameters are taken literally: an unknown one is not found.
  const said = { ...normaliseFields(shape, fitting), ...raw.params };
  const input: unknown = source === 'query' ? schema.cast(said, { assert: false, stripUnknown: false }) : said;
  const { wrong, amiss } = checkShape(shape, input);
  if (wrong.size > 0) return refuse('badInput', { fields: Object.fromEntries([...wrong, ...amiss, ...odd]) });
  try {
    const valid = await schema.validate(input, { strict: true, abortEarly: false });
    return odd.length === 0 ? valid : refuse('badInput', { fields: Object.fromEntries(odd) });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // fromEntries: an assignment to the name __proto__ would be lost.
    return refuse('badInput', { fields: Object.fromEntries([...Object.entries(fieldsOf(error)), ...odd]) });
  }
}

/** Nobody corrects more at once. */
const MOST_ODD = 50;

/** A comma list may also come as a repeated parameter. */
function joinLists(shape: Shape, query: RawInput['query']): RawInput['query'] {
  const joined = Object.entries(query).map(([name, value]): [string, unknown] => {
    const isRepeated = Array.isArray(value) && value.every((one) => typeof one === 'string');
    return [name, isRepeated && isCommaList(shape, name) ? value.join(',') : value];
  });
  return Object.fromEntries(joined);
}

/**
 * What a query string must not hold, checked before it is cast: unknown names (`constructor` exists on every object) and repeated names,
 * which arrive as a list.
 */
function findOdd(schema: ObjectSchema<object>, query: RawInput['query']): [string, string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (!Object.hasOwn(schema.fields, name)) return [[name, 'unknownField']];
    return typeof value === 'string' ? [] : [[name, 'invalid']];
  });
}

/** Field path to message key; only a field's first fault is reported. */
function fieldsOf(error: ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const fault of error.inner.length > 0 ? error.inner : [error])
    for (const path of pathsOf(fault)) fields[path] ??= fault.type === 'noUnknown' ? 'unknownField' : fault.message;
  return fields;
}

function pathsOf(fault: ValidationError): string[] {
  if (fault.type !== 'noUnknown') return [fault.path || 'body'];
  const names = unknownNames(fault).split(', ');
  return names.map((name) => (fault.path ? `${fault.path}.${name}` : name));
}

/** yup names an object's unknown fields in one text. */
function unknownNames({ params }: ValidationError): string {
  const names: unknown = params?.unknown;
  return typeof names === 'string' ? names : '';
}
