type Work<T> = (lock: { name: string } | null) => T | Promise<T>;

interface Holder {
  page: object;
  isShared: boolean;
}

/** The locks shared by the pages of one browser, in a test that simulates all pages. */
export class BrowserLocks {
  readonly #holders = new Map<string, Holder[]>();
  readonly #lines = new Map<string, (() => void)[]>();

  /** One of its pages: `locks` replaces its `navigator.locks`, and `end` releases its locks, as a closed page does. */
  open() {
    const page = {};
    const request = async <T>(name: string, { ifAvailable = false, mode }: LockOptions, work: Work<T>): Promise<T> => {
      const holder = { page, isShared: mode === 'shared' };
      const there = this.#holdersOf(name);
      if (there.length > 0 && !(holder.isShared && there.every(({ isShared }) => isShared))) {
        if (ifAvailable) return work(null);
        await new Promise<void>((resolve) => this.#lines.set(name, [...(this.#lines.get(name) ?? []), resolve]));
      }
      this.#holders.set(name, [...this.#holdersOf(name), holder]);
      return Promise.resolve(work({ name })).finally(() => this.#release(name, holder));
    };
    const end = () => {
      for (const [name, holders] of this.#holders)
        for (const holder of holders) if (holder.page === page) this.#release(name, holder);
    };
    const query = async () => ({
      held: [...this.#holders].flatMap(([name, holders]) => holders.map(() => ({ name }))),
      pending: [],
    });
    return { locks: { request, query }, end };
  }

  #holdersOf(name: string): Holder[] {
    return this.#holders.get(name) ?? [];
  }

  #release(name: string, holder: Holder): void {
    const left = this.#holdersOf(name).filter((one) => one !== holder);
    this.#holders.set(name, left);
    if (left.length > 0) return;
    const [next, ...line] = this.#lines.get(name) ?? [];
    this.#lines.set(name, line);
    next?.();
  }
}
