import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** Names whose values never reach a log, wherever they stand. */
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
  'metricsToken',
]);
export const HIDDEN = '[hidden]';
/** Deeper things are not written out. */
const DEEPEST = 8;

/**
 * What may be logged of an object: the same with the values of secret names hidden at any depth, and errors as `writeError` tells
 * them. The redaction that comes with the logger takes a path for each name and level, and 45 µs for every request's line instead of
 * one.
 */
export function hideSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  return hideIn(fields, 0);
}

/**
 * What may be logged of an error: its kind, its words and where it happened, with those that caused it. Of a fault of the database
 * never the values of the statement: they are passengers' names, birthdays and phones.
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

/** Dates and the like are written by the logger itself. */
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
 * Classes of SQLSTATE whose messages name parts of the schema or the state of the server. Others quote what they were given, as 22
 * does ('invalid input syntax for type date: "…"').
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
/** Of a database's error; the others (detail, where, internalQuery) quote rows. */
const NAMING_FIELDS = ['severity', 'code', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const;

/** The job queue tells of errors by copies of them. */
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
