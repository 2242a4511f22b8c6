import pg from 'pg';

/** The class of a password or a right that is not, or no more, what this server has. */
const AUTHORIZATION = '28';
/**
 * SQLSTATE classes of a database that cannot serve now, whatever it was asked: connection, authorization, resources, intervention (a
 * shutdown, a statement that took too long), system, inside. Then single codes: read-only, as a primary is that another has replaced, idle
 * in a transaction, a lock not had, the transaction undone.
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

/** What the driver says of a connection that is gone or not to be had; these errors carry no code. */
const GONE = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Cannot use a pool after calling end',
] as const;

/** Thrown by a process that was started for a task and could not reach the database: its own error stays with it. */
export class DatabaseGone extends Error {
  override readonly name = 'DatabaseGone';
}

/** Whether an error, or what caused it, is the database's being away, and not what it was asked: the same may be tried again. */
export function isDatabaseFault(error: unknown): boolean {
  return holds(error, (each) => each instanceof DatabaseGone || isFault(each));
}

/** Whether it is the database's refusal to let this server in: at a start a setting to mend, later a fault like others. */
export function isKeptOut(error: unknown): boolean {
  return holds(error, (each) => sqlStateOf(each)?.startsWith(AUTHORIZATION) ?? false);
}

/** Whether an error, one of those in it or what caused it is such a one. */
function holds(error: unknown, isOne: (error: object) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (isOne(error)) return true;
  if (error instanceof AggregateError && error.errors.some((each) => holds(each, isOne))) return true;
  return 'cause' in error && holds(error.cause, isOne);
}

function codeOf(error: object): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Null of what the database has not said. The job queue tells of errors by copies of them. */
function sqlStateOf(error: object): string | null {
  return error instanceof pg.DatabaseError || 'severity' in error ? codeOf(error) : null;
}

function isFault(error: object): boolean {
  const state = sqlStateOf(error);
  if (state !== null) return CLASSES.has(state.slice(0, 2)) || CODES.has(state);
  const code = codeOf(error);
  // No socket in the place of the database's: it does not run.
  const isSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  if (isSocket || SOCKET_CODES.has(code)) return true;
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return GONE.some((words) => message.startsWith(words));
}

/** What is wrong with the database, in its own words: the innermost message, without what it was asked. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (typeof error !== 'object' || error === null) return String(error);
  if ('cause' in error && error.cause !== undefined) return reasonOf(error.cause);
  return 'message' in error ? String(error.message) : 'unknown';
}
