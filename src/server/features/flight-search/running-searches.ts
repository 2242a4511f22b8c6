import type { Refusal } from '../../../contract/result.ts';
import { FairQueue, type Turn } from '../../commands/fair-queue.ts';

/**
 * Their suppliers' answers are put together on one processor, and a search must be done within its response time once it runs. Of
 * one company run so many that the others' agents find a place whatever it does.
 */
const SEARCHES = { places: 32, placesOfOne: 24, waiting: 400, waitingOfOne: 200, seconds: 2 };

/** The searches this process is running, and the polls that wait for them. */
export class RunningSearches {
  readonly #stop = new AbortController();
  readonly #runs = new Map<string, { version: number; isInLine: boolean; waiting: Set<() => void> }>();
  readonly #open = new Set<Promise<void>>();
  readonly #line = new FairQueue(SEARCHES);

  /** Aborted when the server stops. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Takes a place for one more search of this company, or one in line; `busy` when too many wait. */
  enter(companyId: string): Turn | Refusal {
    return this.#line.enter(companyId);
  }

  /** Runs a search in the background as soon as it is its turn. `work` must not fail. */
  start(searchId: string, turn: Turn, work: (changed: () => void) => Promise<void>): void {
    const run = { version: 0, isInLine: turn.isWaiting, waiting: new Set<() => void>() };
    this.#runs.set(searchId, run);
    const wake = () => {
      run.version++;
      for (const go of run.waiting) go();
    };
    const inTurn = async () => {
      const leave = await turn.granted;
      run.isInLine = false;
      await work(wake).finally(leave);
    };
    const open = inTurn().finally(() => {
      this.#runs.delete(searchId);
      this.#open.delete(open);
      wake();
    });
    this.#open.add(open);
  }

  /** Whether a search waits for its turn, as far as this process knows. */
  isInLine(searchId: string): boolean {
    return this.#runs.get(searchId)?.isInLine ?? false;
  }

  /** Counts the changes of a search; null when it does not run here. */
  version(searchId: string): number | null {
    return this.#runs.get(searchId)?.version ?? null;
  }

  /** Waits until a search has changed since `version`, at most `ms`; a search of another process is waited for in short steps. */
  async changed(searchId: string, version: number | null, ms: number, signal: AbortSignal): Promise<void> {
    const run = this.#runs.get(searchId);
    if (version !== null && run?.version !== version) return;
    const elsewhere = version === null ? 100 : ms;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        run?.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, Math.min(ms, elsewhere));
      signal.addEventListener('abort', done);
      run?.waiting.add(done);
      if (signal.aborted) done();
    });
  }

  /** Ends all searches and waits until they have written their last. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#open);
  }
}
