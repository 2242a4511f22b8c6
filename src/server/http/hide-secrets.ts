/** Names whose values never reach a log, wherever they stand. */
export const SECRETS: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'password',
  'passwordHash',
  'token',
  'document',
  'documentNumber',
  'dataKeys',
  'databaseUrl',
  'metricsToken',
]);
export const HIDDEN = '[hidden]';
/** Deeper things are not written out. */
const DEEPEST = 8;

/**
 * What may be logged of an object: the same with the values of secret names hidden at any depth. The redaction that comes with the
 * logger takes a path for each name and level, and 45 µs for every request's line instead of one.
 */
export function hideSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  return hideIn(fields, 0);
}

function hideIn(fields: Record<string, unknown>, depth: number): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) shown[name] = SECRETS.has(name) ? HIDDEN : valueOf(fields[name], depth + 1);
  return shown;
}

function valueOf(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return '[…]';
  if (Array.isArray(value)) return value.map((each: unknown) => valueOf(each, depth + 1));
  return isPlain(value) ? hideIn(value, depth) : value;
}

/** Dates, errors and the like are written by the logger's own serializers. */
function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
