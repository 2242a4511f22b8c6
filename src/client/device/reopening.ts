/** It did not answer in time. */
export class NoAnswer extends Error {}

/** Errors that any connection would return. */
const SAID_OF_THE_REQUEST = new Set([
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'NotAllowedError',
  'QuotaExceededError',
  'SecurityError',
]);

/** iOS ends connections without closing them: calls then fail, or never return. */
function mayBeDead(error: unknown): boolean {
  return error instanceof NoAnswer || (error instanceof DOMException && !SAID_OF_THE_REQUEST.has(error.name));
}

async function inTime<T>(work: () => Promise<T>, patienceMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('the device store does not answer')), patienceMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Connection<C> {
  to: C;
  hasAnswered: boolean;
  /** Rejects pending calls, in the order in which they were made. */
  waiting: Set<(error: unknown) => void>;
}

interface Database<C> {
  open: () => C;
  /** Closes an abandoned connection, in case it is alive: it would block the deletion of the database. */
  leave: (connection: C) => void;
  /** A database blocked by another tab may never answer. */
  patienceMs: number;
}

/**
 * Runs work on a database, and reopens its connection when that has died. Calls pending on the dead one are repeated in order: a value must
 * not be written after a newer one. A connection that never answered is not awaited twice; the next caller reopens it.
 */
export function reopening<C>({ open, leave, patienceMs }: Database<C>): <T>(work: (to: C) => Promise<T>) => Promise<T> {
  const connect = (): Connection<C> => ({ to: open(), hasAnswered: false, waiting: new Set() });
  let current = connect();
  const giveUp = (dead: Connection<C>, error: unknown) => {
    if (dead !== current) return;
    if (dead.hasAnswered || error instanceof NoAnswer) leave(dead.to);
    current = connect();
    for (const fail of dead.waiting) fail(error);
  };
  const ask = <T>(asked: Connection<C>, work: (to: C) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      asked.waiting.add(reject);
      const fail = (error: unknown) => {
        if (mayBeDead(error)) giveUp(asked, error);
        reject(error);
      };
      void inTime(async () => work(asked.to), patienceMs)
        .then((answer) => {
          asked.hasAnswered = true;
          resolve(answer);
        }, fail)
        .finally(() => asked.waiting.delete(reject));
    });
  return async (work) => {
    const first = current;
    try {
      return await ask(first, work);
    } catch (error) {
      const isWorthIt = first.hasAnswered || !(error instanceof NoAnswer);
      if (!mayBeDead(error) || !isWorthIt) throw error;
      return ask(current, work);
    }
  };
}
