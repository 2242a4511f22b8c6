import { type Refusal, refuse } from '../../contract/result.ts';

/** How many may be at work together; whoever comes when all places are taken waits in line. */
export class Places {
  readonly #count: number;
  readonly #line: (() => void)[] = [];
  #taken = 0;

  constructor(count: number) {
    this.#count = count;
  }

  /** How many wait in line; null while there is a place. */
  get waiting(): number | null {
    return this.#taken < this.#count ? null : this.#line.length;
  }

  /** Takes a place, as soon as there is one; answers how to give it back, once. */
  async enter(): Promise<() => void> {
    if (this.waiting === null) this.#taken++;
    else await new Promise<void>((go) => this.#line.push(go));
    return () => {
      // The place passes straight to the next in line; only the last one gives it back.
      const next = this.#line.shift();
      if (next) next();
      else this.#taken--;
    };
  }

  /** Does the work in a place of its own. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }
}

interface AtOnceLimits {
  /** How many may be at work together. */
  places: number;
  /** How many more may wait in line. */
  waiting: number;
  /** When whoever is turned away may come again. */
  seconds: number;
}

/**
 * Work of one kind, as much of it at once as this process can do. What the line has no room for is refused as `busy` before anything
 * is done for it: it never fails half-way by somebody else's time-out.
 */
export class AtOnce {
  readonly #places: Places;
  readonly #limits: AtOnceLimits;

  constructor(limits: AtOnceLimits) {
    this.#places = new Places(limits.places);
    this.#limits = limits;
  }

  /** Takes a place; answers how to give it back, once. */
  async enter(): Promise<(() => void) | Refusal> {
    return this.#busy() ?? this.#places.enter();
  }

  async run<T>(work: () => Promise<T>): Promise<T | Refusal> {
    return this.#busy() ?? this.#places.run(work);
  }

  #busy(): Refusal | null {
    const { waiting, seconds } = this.#limits;
    const ahead = this.#places.waiting;
    return ahead === null || ahead < waiting ? null : refuse('busy', { params: { seconds } });
  }
}
