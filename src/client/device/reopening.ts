/** It did not answer in time. */
export class NoAnswer extends Error {}

/** What any other connection would say as well. */
const SAID_OF_THE_REQUEST = new Set([
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'NotAllowedError',
  'QuotaExceededError',
  'SecurityError',
]);

/** iOS ends connections without closing them: calls are then refused, or never answered. */
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
  /** Ends the wait of what was asked and not answered, in the order in which it was asked. */
  waiting: Set<(error: unknown) => void>;
}

interface Database<C> {
  open: () => C;
  /** Closes a connection that is given up, if it lives after all: else it would stand in the way of whoever removes the database. */
  leave: (connection: C) => void;
  /** A database that another tab blocks may never answer. */
  patienceMs: number;
}

/**
 * Asks a database, and makes its connection anew where that has died. What waited for the dead one is asked again, in its order: a value
 * must not be written after a newer one. One that has never answered is not waited for twice; it is made anew for whoever asks next.
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
