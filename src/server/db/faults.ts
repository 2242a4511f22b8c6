import pg from 'pg';

/** The class of a wrong or revoked password or permission. */
const AUTHORIZATION = '28';
/**
 * SQLSTATE classes of a database that cannot serve any query: connection, authorization, resources, operator intervention (a shutdown, a
 * statement timeout), system, internal. Then single codes: read-only (a primary that was replaced), idle in transaction, lock not
 * available, transaction rolled back.
 */
const CLASSES: ReadonlySet<string> = new Set(['08', AUTHORIZATION, '53', '57', '58', 'XX']);
const CODES: ReadonlySet<string> = new Set(['25006', '25P03', '25P04', '55P03', '40001', '40P01']);

const SOCKET_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The driver's messages for a connection that is lost or cannot be opened; these errors carry no code. */
const GONE = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Cannot use a pool after calling end',
] as const;

/** Thrown by a task process that could not reach the database; its original error stays in that process. */
export class DatabaseGone extends Error {
  override readonly name = 'DatabaseGone';
}

/** Whether an error or its cause means that the database is unavailable, not that the query is wrong: a retry may succeed. */
export function isDatabaseFault(error: unknown): boolean {
  return holds(error, (each) => each instanceof DatabaseGone || isFault(each));
}

/** Whether it is an authorization error of the database: at startup a setting to correct, later a fault like others. */
export function isAuthorizationFault(error: unknown): boolean {
  return holds(error, (each) => sqlStateOf(each)?.startsWith(AUTHORIZATION) ?? false);
}

/** Whether an error, one of its aggregated errors or its cause is one. */
function holds(error: unknown, isOne: (error: object) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (isOne(error)) return true;
  if (error instanceof AggregateError && error.errors.some((each) => holds(each, isOne))) return true;
  return 'cause' in error && holds(error.cause, isOne);
}

function codeOf(error: object): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Null if the database did not report it. The job queue reports errors as plain copies. */
function sqlStateOf(error: object): string | null {
  return error instanceof pg.DatabaseError || 'severity' in error ? codeOf(error) : null;
}

function isFault(error: object): boolean {
  const state = sqlStateOf(error);
  if (state !== null) return CLASSES.has(state.slice(0, 2)) || CODES.has(state);
  const code = codeOf(error);
  // There is no socket in the database's folder: it is not running.
  const isSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  if (isSocket || SOCKET_CODES.has(code)) return true;
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return GONE.some((words) => message.startsWith(words));
}

/** The database's own reason for a fault: the innermost message, without the query. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (typeof error !== 'object' || error === null) return String(error);
  if ('cause' in error && error.cause !== undefined) return reasonOf(error.cause);
  return 'message' in error ? String(error.message) : 'unknown';
}
