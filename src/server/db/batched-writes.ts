/** What each open transaction still has to write before it commits. */
const pending = new WeakMap<object, (() => Promise<void>)[]>();

/** Runs a transaction's work, then writes the rows that it has batched. */
export async function withBatchedWrites<X extends object, T>(tx: X, work: (tx: X) => Promise<T>): Promise<T> {
  const writes: (() => Promise<void>)[] = [];
  pending.set(tx, writes);
  const done = await work(tx);
  for (const write of writes) await write();
  return done;
}

/**
 * Rows that a transaction collects and writes at its end in one statement. Rows of a savepoint are written at once, since it may be rolled
 * back alone.
 */
export class BatchedWrites<X extends object, T> {
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
    const writes = pending.get(tx);
    if (!writes) return this.#write(tx, list);
    this.#lists.set(tx, list);
    writes.push(() => this.#write(tx, list));
  }
}
