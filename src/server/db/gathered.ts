/** What each open transaction still has to write before it commits. */
const last = new WeakMap<object, (() => Promise<void>)[]>();

/** Does the work of a transaction, and then writes what was gathered in it. */
export async function withGathered<X extends object, T>(tx: X, work: (tx: X) => Promise<T>): Promise<T> {
  const writes: (() => Promise<void>)[] = [];
  last.set(tx, writes);
  const done = await work(tx);
  for (const write of writes) await write();
  return done;
}

/**
 * Rows that a transaction gathers and writes at its end, all in one statement where each would have cost its own. What is added in a
 * savepoint is written at once, since the savepoint may be taken back alone.
 */
export class Gathered<X extends object, T> {
  readonly #write: (tx: X, items: readonly T[]) => Promise<void>;
  readonly #lists = new WeakMap<X, T[]>();

  constructor(write: (tx: X, items: readonly T[]) => Promise<void>) {
    this.#write = write;
  }

  async add(tx: X, ...items: readonly T[]): Promise<void> {
    const list = this.#lists.get(tx);
    if (list) list.push(...items);
    else await this.#begin(tx, [...items]);
  }

  async #begin(tx: X, list: T[]): Promise<void> {
    const writes = last.get(tx);
    if (!writes) return this.#write(tx, list);
    this.#lists.set(tx, list);
    writes.push(() => this.#write(tx, list));
  }
}
