import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** Names whose values are never logged, at any depth. */
export const SECRETS: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'password',
  'current',
  'ticket',
  'apiKey',
  'passwordHash',
  'token',
  'draftKey',
  'document',
  'documentNumber',
  'dataKeys',
  'databaseUrl',
  'databaseSessionUrl',
  'metricsToken',
]);
export const HIDDEN = '[hidden]';
/** Deeper values are not logged. */
const DEEPEST = 8;

/**
 * A copy of an object for the log, with the values of secret names hidden at any depth and errors as `writeError` writes them. The logger's
 * own redaction needs a path for each name and level, and 45 µs for every request's line instead of one.
 */
export function hideSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  return hideIn(fields, 0);
}

/**
 * An error for the log: its kind, message, stack and causes. Database errors never include the statement's values: they are passengers'
 * names, birthdays and phones.
 */
export function writeError(error: unknown): unknown {
  return error instanceof Error ? tellError(error, 0) : error;
}

function hideIn(fields: Record<string, unknown>, depth: number): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) shown[name] = SECRETS.has(name) ? HIDDEN : valueOf(fields[name], depth + 1);
  return shown;
}

function valueOf(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return '[…]';
  if (value instanceof Error) return tellError(value, depth);
  if (Array.isArray(value)) return value.map((each: unknown) => valueOf(each, depth + 1));
  return isPlain(value) ? hideIn(value, depth) : value;
}

/** Dates and the like are serialized by the logger. */
function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function tellError(error: Error, depth: number): Record<string, unknown> {
  return {
    type: error.constructor.name,
    message: wordsOf(error),
    // The first lines repeat the message.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...hideIn(detailsOf(error), depth),
  };
}

/**
 * SQLSTATE classes whose messages name only parts of the schema or the server's state. Others quote their input, as 22 does ('invalid input
 * syntax for type date: "…"').
 */
const NAMING_CLASSES = new Set([
  '08',
  '0A',
  '23',
  '25',
  '26',
  '28',
  '40',
  '42',
  '53',
  '54',
  '55',
  '57',
  '58',
  'P0',
  'XX',
]);
/** Fields of a database error; the others (detail, where, internalQuery) quote rows. */
const NAMING_FIELDS = ['severity', 'code', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const;

/** The job queue reports errors as plain copies. */
function isFromDatabase(error: Error): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError || 'severity' in error;
}

function wordsOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'a query failed';
  if (!isFromDatabase(error)) return error.message;
  return NAMING_CLASSES.has(error.code?.slice(0, 2) ?? '') ? error.message : 'a value was refused';
}

function detailsOf(error: Error): Record<string, unknown> {
  const cause = error.cause === undefined ? {} : { cause: error.cause };
  if (error instanceof DrizzleQueryError) return { query: error.query, ...cause };
  if (isFromDatabase(error))
    return Object.fromEntries(NAMING_FIELDS.flatMap((name) => (error[name] ? [[name, error[name]]] : [])));
  return { ...error, ...(error instanceof AggregateError ? { errors: error.errors } : {}), ...cause };
}
