import { type ObjectSchema, ValidationError } from 'yup';
import { isCommaList, type Shape } from '../../contract/input-shape.ts';
import { meantFields } from '../../contract/meant-input.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import { checkShape } from './check-shape.ts';

/** What a request brings, apart. */
export interface RawInput {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

/** What a request is checked against; `shape` is that of `schema`. */
export interface InputRules {
  schema: ObjectSchema<object>;
  shape: Shape;
  /**
   * Where the input stands besides the path. A query string is text, so digits are read as numbers there and defaults are filled in.
   */
  source: 'query' | 'body';
}

/**
 * Checks a request: its shape first, so that the rules of the schema meet nothing of another kind or size than they are made for.
 * Bodies are taken literally, apart from what `meantFields` leaves out: nothing is converted, unknown fields are refused.
 * @returns the input the handler gets, or a refusal that names every field that is wrong.
 */
export async function checkInput({ schema, shape, source }: InputRules, raw: RawInput): Promise<object | Refusal> {
  const body = raw.body ?? {};
  if (source === 'body' && (typeof body !== 'object' || Array.isArray(body)))
    return refuse('badInput', { fields: { body: 'invalid' } });
  // Parameters stand in one place each: an id in the body as well, or a query string on a POST, is a mistake worth telling.
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
  // A path is taken as it is: what has no name is not found.
  const said = { ...meantFields(shape, fitting), ...raw.params };
  const input: unknown = source === 'query' ? schema.cast(said, { assert: false, stripUnknown: false }) : said;
  const { wrong, amiss } = checkShape(shape, input);
  if (wrong.size > 0) return refuse('badInput', { fields: Object.fromEntries([...wrong, ...amiss, ...odd]) });
  try {
    const valid = await schema.validate(input, { strict: true, abortEarly: false });
    return odd.length === 0 ? valid : refuse('badInput', { fields: Object.fromEntries(odd) });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // From entries: an assignment to the name __proto__ would be lost.
    return refuse('badInput', { fields: Object.fromEntries([...Object.entries(fieldsOf(error)), ...odd]) });
  }
}

/** Nobody mends more at once. */
const MOST_ODD = 50;

/** A comma list may also come with its name given once for each of its entries. */
function joinLists(shape: Shape, query: RawInput['query']): RawInput['query'] {
  const joined = Object.entries(query).map(([name, value]): [string, unknown] => {
    const isRepeated = Array.isArray(value) && value.every((one) => typeof one === 'string');
    return [name, isRepeated && isCommaList(shape, name) ? value.join(',') : value];
  });
  return Object.fromEntries(joined);
}

/**
 * What a query string must not hold, said before it is cast: names that are no field (`constructor` is one of every object's) and
 * names given twice, which arrive as a list.
 */
function findOdd(schema: ObjectSchema<object>, query: RawInput['query']): [string, string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (!Object.hasOwn(schema.fields, name)) return [[name, 'unknownField']];
    return typeof value === 'string' ? [] : [[name, 'invalid']];
  });
}

/** Field path to message key; the first fault of a field counts. */
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

/** yup names the unknown fields of an object in one text. */
function unknownNames({ params }: ValidationError): string {
  const names: unknown = params?.unknown;
  return typeof names === 'string' ? names : '';
}
