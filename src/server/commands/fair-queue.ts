import { type Refusal, refuse } from '../../contract/result.ts';

export interface FairLimits {
  /** How many run at once, and how many of them for one company. */
  places: number;
  placesOfOne: number;
  /** How many more may wait, and how many of them for one company. */
  waiting: number;
  waitingOfOne: number;
  /** Retry-After of the refusal, in seconds. */
  seconds: number;
}

export interface Turn {
  /** Whether it has to wait. */
  isWaiting: boolean;
  /** Resolves with the function that releases the place, which is to be called once. */
  granted: Promise<() => void>;
}

/**
 * Limits how much runs at once, fairly among companies: free places go round robin to the companies that wait, so that no company waits
 * behind another's whole backlog. Within a company the order is FIFO.
 */
export class FairQueue {
  readonly #limits: FairLimits;
  /** Waiting tasks by company; the company whose turn is next comes first. */
  readonly #queues = new Map<string, (() => void)[]>();
  readonly #working = new Map<string, number>();

  constructor(limits: FairLimits) {
    this.#limits = limits;
  }

  /** Takes a place or waits for one; refuses with `busy` if the queue is full for this company. */
  enter(company: string): Turn | Refusal {
    const queue = this.#queues.get(company) ?? [];
    if (queue.length === 0 && this.#hasPlaceFor(company)) {
      this.#count(company, 1);
      return { isWaiting: false, granted: Promise.resolve(this.#releaseOf(company)) };
    }
    const { waiting, waitingOfOne, seconds } = this.#limits;
    if (queue.length >= waitingOfOne || sum([...this.#queues.values()].map(({ length }) => length)) >= waiting)
      return refuse('busy', { params: { seconds } });
    this.#queues.set(company, queue);
    const granted = new Promise<void>((go) => queue.push(go)).then(() => this.#releaseOf(company));
    return { isWaiting: true, granted };
  }

  #releaseOf(company: string): () => void {
    return () => {
      this.#count(company, -1);
      this.#next();
    };
  }

  #next(): void {
    for (const [company, queue] of [...this.#queues]) {
      if (!this.#hasPlaceFor(company)) continue;
      // To the end of the round.
      this.#queues.delete(company);
      const [go, ...rest] = queue;
      if (rest.length > 0) this.#queues.set(company, rest);
      this.#count(company, 1);
      go?.();
    }
  }

  #hasPlaceFor(company: string): boolean {
    const { places, placesOfOne } = this.#limits;
    return sum([...this.#working.values()]) < places && (this.#working.get(company) ?? 0) < placesOfOne;
  }

  #count(company: string, change: 1 | -1): void {
    const count = (this.#working.get(company) ?? 0) + change;
    if (count === 0) this.#working.delete(company);
    else this.#working.set(company, count);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
