/**
 * Lets a request that arrives while an identical one is running share its answer: a double tap gets one order and the same answer twice. It
 * covers this process; the idempotency key covers others.
 */
export class SharedRunning<T> {
  readonly #running = new Map<string, Promise<T>>();

  /** Returns the promise running under `key`, or runs `work` under it. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = work().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}
