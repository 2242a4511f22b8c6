import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { AtOnce } from '../../commands/at-once.ts';

/** Their suppliers' answers are put together on one processor, and a search must be done within its response time. */
const SEARCHES = { places: 32, waiting: 0, seconds: 2 };
/** How many of them one company may have: the others' agents find a place whatever it does. */
const OF_ONE_COMPANY = 24;

/** The searches this process is running, and the polls that wait for them. */
export class RunningSearches {
  readonly #stop = new AbortController();
  readonly #runs = new Map<string, { version: number; waiting: Set<() => void> }>();
  readonly #open = new Set<Promise<void>>();
  readonly #places = new AtOnce(SEARCHES);
  readonly #ofCompany = new Map<string, number>();

  /** Aborted when the server stops. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Takes a place for one more search of this company; answers how to give it back, once, or `busy`. */
  async enter(companyId: string): Promise<(() => void) | Refusal> {
    if (this.#count(companyId, 1) > OF_ONE_COMPANY) {
      this.#count(companyId, -1);
      return refuse('busy', { params: { seconds: SEARCHES.seconds } });
    }
    const leave = await this.#places.enter();
    if (isRefusal(leave)) {
      this.#count(companyId, -1);
      return leave;
    }
    return () => {
      this.#count(companyId, -1);
      leave();
    };
  }

  #count(companyId: string, change: 1 | -1): number {
    const count = (this.#ofCompany.get(companyId) ?? 0) + change;
    if (count === 0) this.#ofCompany.delete(companyId);
    else this.#ofCompany.set(companyId, count);
    return count;
  }

  /** Runs a search in the background. `work` must not fail. */
  start(searchId: string, work: (changed: () => void) => Promise<void>): void {
    const run = { version: 0, waiting: new Set<() => void>() };
    this.#runs.set(searchId, run);
    const wake = () => {
      run.version++;
      for (const go of run.waiting) go();
    };
    const open = work(wake).finally(() => {
      this.#runs.delete(searchId);
      this.#open.delete(open);
      wake();
    });
    this.#open.add(open);
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
