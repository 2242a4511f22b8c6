import { type Refusal, refuse } from '../../contract/result.ts';

export interface FairLimits {
  /** How many may be at work together, and how many of them may be one company's. */
  places: number;
  placesOfOne: number;
  /** How many more may wait, and how many of them may be one company's. */
  waiting: number;
  waitingOfOne: number;
  /** When whoever is turned away may come again. */
  seconds: number;
}

export interface Turn {
  /** Whether all places were taken when it came. */
  isWaiting: boolean;
  /** Resolves when the place is there, with how to give it back, once. */
  granted: Promise<() => void>;
}

/**
 * Work that waits for its turn. Free places go round among the companies that wait, one each, so that nobody waits behind all that
 * another company has asked for; within a company who came first goes first.
 */
export class FairLine {
  readonly #limits: FairLimits;
  /** Who waits, by company; the company whose turn is next stands first. */
  readonly #lines = new Map<string, (() => void)[]>();
  readonly #working = new Map<string, number>();

  constructor(limits: FairLimits) {
    this.#limits = limits;
  }

  /** Takes a place, or one in line; `busy` when the line has no room for this company. */
  enter(company: string): Turn | Refusal {
    const line = this.#lines.get(company) ?? [];
    if (line.length === 0 && this.#hasPlaceFor(company)) {
      this.#count(company, 1);
      return { isWaiting: false, granted: Promise.resolve(this.#leaveOf(company)) };
    }
    const { waiting, waitingOfOne, seconds } = this.#limits;
    if (line.length >= waitingOfOne || sum([...this.#lines.values()].map(({ length }) => length)) >= waiting)
      return refuse('busy', { params: { seconds } });
    this.#lines.set(company, line);
    const granted = new Promise<void>((go) => line.push(go)).then(() => this.#leaveOf(company));
    return { isWaiting: true, granted };
  }

  #leaveOf(company: string): () => void {
    return () => {
      this.#count(company, -1);
      this.#letIn();
    };
  }

  #letIn(): void {
    for (const [company, line] of [...this.#lines]) {
      if (!this.#hasPlaceFor(company)) continue;
      // Behind the others: the next place is theirs.
      this.#lines.delete(company);
      const [go, ...rest] = line;
      if (rest.length > 0) this.#lines.set(company, rest);
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
