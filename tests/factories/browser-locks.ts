type Work<T> = (lock: { name: string } | null) => T | Promise<T>;

/** The locks that the pages of one browser share, in a test that plays all of the pages itself. */
export class BrowserLocks {
  readonly #holders = new Map<string, object>();
  readonly #lines = new Map<string, (() => void)[]>();

  /** A page of it: `locks` stands for its `navigator.locks`, and `end` lets go what it holds, as a page does that has gone. */
  open() {
    const page = {};
    const request = async <T>(name: string, { ifAvailable = false }: LockOptions, work: Work<T>): Promise<T> => {
      if (this.#holders.has(name)) {
        if (ifAvailable) return work(null);
        await new Promise<void>((resolve) => this.#lines.set(name, [...(this.#lines.get(name) ?? []), resolve]));
      }
      this.#holders.set(name, page);
      return Promise.resolve(work({ name })).finally(() => this.#release(name));
    };
    const end = () => {
      for (const [name, holder] of this.#holders) if (holder === page) this.#release(name);
    };
    return { locks: { request }, end };
  }

  #release(name: string): void {
    this.#holders.delete(name);
    const [next, ...line] = this.#lines.get(name) ?? [];
    this.#lines.set(name, line);
    next?.();
  }
}
