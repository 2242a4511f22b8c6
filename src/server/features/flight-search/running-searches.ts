import type { Refusal } from '../../../contract/result.ts';
import { FairQueue, type Turn } from '../../commands/fair-queue.ts';

/**
 * Suppliers' responses are merged on one CPU, and a search must end within its response time once it runs. The limit of one company leaves
 * places for others.
 */
const SEARCHES = { places: 32, placesOfOne: 24, waiting: 400, waitingOfOne: 200, seconds: 2 };

/** The searches running in this process, and the polls that wait for them. */
export class RunningSearches {
  readonly #stop = new AbortController();
  readonly #runs = new Map<string, { version: number; isInLine: boolean; waiting: Set<() => void> }>();
  readonly #open = new Set<Promise<void>>();
  readonly #line = new FairQueue(SEARCHES);

  /** Aborted when the server stops. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Takes a place for a search of this company, or one in the queue; `busy` when too many wait. */
  enter(companyId: string): Turn | Refusal {
    return this.#line.enter(companyId);
  }

  /** Runs a search in the background when its turn comes. `work` must not reject. */
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

  /** Whether a search is queued, as far as this process knows. */
  isInLine(searchId: string): boolean {
    return this.#runs.get(searchId)?.isInLine ?? false;
  }

  /** Number of changes of a search; null if it does not run here. */
  version(searchId: string): number | null {
    return this.#runs.get(searchId)?.version ?? null;
  }

  /** Waits until a search has changed since `version`, at most `ms`; for a search of another process in short steps. */
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

  /** Ends all searches and waits for their last writes. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#open);
  }
}
