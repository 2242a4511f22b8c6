import { type ObjectSchema, ValidationError } from 'yup';
import { type Refusal, refuse } from '../../contract/result.ts';

/** What a request brings, apart. */
export interface RawInput {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

/**
 * Checks a request against its schema. Bodies are taken literally: nothing is converted, unknown fields are refused.
 * @param source where the input stands besides the path. A query string is text, so digits are read as numbers there and
 *   defaults are filled in.
 * @returns the input the handler gets, or a refusal that names every field that is wrong.
 */
export async function checkInput(
  schema: ObjectSchema<object>,
  raw: RawInput,
  source: 'query' | 'body',
): Promise<object | Refusal> {
  const body = raw.body ?? {};
  if (source === 'body' && (typeof body !== 'object' || Array.isArray(body)))
    return refuse('badInput', { fields: { body: 'invalid' } });
  // Parameters stand in one place each: an id in the body as well, or a query string on a POST, is a mistake worth telling.
  const stray = source === 'body' ? Object.keys(raw.query)[0] : undefined;
  const given = source === 'body' ? body : raw.query;
  const doubled = Object.keys(raw.params).find((name) => Object.hasOwn(given, name));
  const misplaced = stray ?? doubled;
  if (misplaced !== undefined) return refuse('badInput', { fields: { [misplaced]: 'unknownField' } });
  const whole = { ...given, ...raw.params };
  const unfit = findUnfit(whole);
  if (unfit !== null) return refuse('badInput', { fields: { [unfit]: 'invalid' } });
  const odd = source === 'query' ? findOdd(schema, raw.query) : [];
  const oddNames = new Set(odd.map(([name]) => name));
  const plain = Object.fromEntries(Object.entries(whole).filter(([name]) => !oddNames.has(name)));
  const input: unknown = source === 'query' ? schema.cast(plain, { assert: false, stripUnknown: false }) : whole;
  try {
    const valid = await schema.validate(input, { strict: true, abortEarly: false });
    return odd.length === 0 ? valid : refuse('badInput', { fields: Object.fromEntries(odd) });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // From entries: an assignment to the name __proto__ would be lost.
    return refuse('badInput', { fields: Object.fromEntries([...Object.entries(fieldsOf(error)), ...odd]) });
  }
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

/** Deeper than any input of the contract; the checks call themselves for each level. */
const DEEPEST = 16;

/** The character NUL and half of a pair: no database text can hold the one, and the other would come back as something else. */
const isText = (value: string) => !value.includes('\0') && value.isWellFormed();

/** The path of a text that cannot be kept, or of something nested too deep; else null. */
function findUnfit(whole: object): string | null {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: whole, path: '', depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (depth > DEEPEST || (typeof value === 'string' && !isText(value))) return path;
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue;
    for (const [name, inner] of Object.entries(value)) {
      const own = Array.isArray(value) ? `[${name}]` : name;
      open.push({
        value: inner,
        path: path && !Array.isArray(value) ? `${path}.${own}` : path + own,
        depth: depth + 1,
      });
    }
  }
  return null;
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
