import { type Refusal, refuse } from '../../contract/result.ts';

/** Runs a number of tasks at once; the others wait in FIFO order. */
export class Semaphore {
  readonly #count: number;
  readonly #line: (() => void)[] = [];
  #taken = 0;

  constructor(count: number) {
    this.#count = count;
  }

  /** Waiting tasks; null while a place is free. */
  get waiting(): number | null {
    return this.#taken < this.#count ? null : this.#line.length;
  }

  /** Waits for a free place; resolves with the function that releases it, to be called once. */
  async enter(): Promise<() => void> {
    if (this.waiting === null) this.#taken++;
    else await new Promise<void>((go) => this.#line.push(go));
    return () => {
      // The place goes straight to the next waiting task; it becomes free only if none waits.
      const next = this.#line.shift();
      if (next) next();
      else this.#taken--;
    };
  }

  /** Runs the work once a place is free. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }
}

interface BoundedQueueLimits {
  /** How many run at once. */
  places: number;
  /** How many more may wait. */
  waiting: number;
  /** Retry-After of the refusal, in seconds. */
  seconds: number;
}

/**
 * Limits how much work of one kind this process does at once. Work beyond the queue's limit is refused as `busy` before it begins, so that
 * it never times out half-way.
 */
export class BoundedQueue {
  readonly #places: Semaphore;
  readonly #limits: BoundedQueueLimits;

  constructor(limits: BoundedQueueLimits) {
    this.#places = new Semaphore(limits.places);
    this.#limits = limits;
  }

  /** Takes a place; resolves with the function that releases it, or refuses with `busy`. */
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
