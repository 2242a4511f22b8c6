import type { ShoppingAnswer, Solution, SolutionsAnswer } from '../../../../contract/flight-search.ts';

/** A search running or finished, as far as this device knows. */
export interface SearchRun {
  readonly searchId: string;
  /** After this instant its offers can no longer be booked (spec §9: ten minutes). */
  readonly expiresAt: string;
  /** Every received, still valid offer. */
  readonly solutions: readonly Solution[];
  /**
   * The offers that the list keeps since the agent touched it: later ones wait until requested, so that no card moves under the finger.
   * Null while the list shows all of `solutions`.
   */
  readonly held: readonly Solution[] | null;
  readonly cursor: number;
  readonly progress: { readonly answered: number; readonly total: number; readonly waiting?: boolean | undefined };
  readonly done: boolean;
  readonly failures: SolutionsAnswer['failures'];
  /** Of a search for exact flights, once it is done. */
  readonly missing?: SolutionsAnswer['missing'];
  /** Once done: offers of the suppliers that the company may not buy. */
  readonly leftOut?: SolutionsAnswer['leftOut'];
}

export function newRun(answer: ShoppingAnswer): SearchRun {
  return {
    searchId: answer.searchId,
    expiresAt: answer.expiresAt,
    solutions: [],
    held: null,
    cursor: 0,
    progress: { answered: 0, total: answer.suppliers },
    done: false,
    failures: [],
  };
}

/** What the list shows of a run. */
export function shownOf(run: SearchRun): readonly Solution[] {
  return run.held ?? run.solutions;
}

/** Merges the offers of a poll and drops withdrawn ones. An answer to an older cursor (a repeated poll) changes nothing. */
export function withAnswer(run: SearchRun, asked: number, answer: SolutionsAnswer): SearchRun {
  if (asked !== run.cursor) return run;
  const gone = new Set(answer.withdrawn);
  const kept = gone.size === 0 ? run.solutions : run.solutions.filter((offer) => !gone.has(offer.id));
  const solutions = answer.solutions.length === 0 ? kept : [...kept, ...answer.solutions];
  return {
    searchId: run.searchId,
    expiresAt: answer.expiresAt,
    solutions,
    held: run.held,
    cursor: answer.cursor,
    progress: answer.progress,
    done: answer.done,
    failures: answer.failures,
    ...(answer.missing ? { missing: answer.missing } : {}),
    ...(answer.leftOut ? { leftOut: answer.leftOut } : {}),
  };
}

/** The list was touched: it is frozen as on screen, unless it is complete and final. */
export function withHeld(run: SearchRun, onScreen: readonly Solution[]): SearchRun {
  const isWhole = run.done && onScreen === run.solutions;
  return run.held !== null || onScreen.length === 0 || isWhole ? run : { ...run, held: onScreen };
}

/** Shows the waiting offers; later ones wait again. */
export function withAllShown(run: SearchRun): SearchRun {
  return run.held === null ? run : { ...run, held: run.done ? null : run.solutions };
}

export interface PollPorts {
  ask: (cursor: number, signal: AbortSignal) => Promise<SolutionsAnswer>;
  /** Resolves when more than these offers may be fetched; rejects when the signal aborts. */
  mayGoOn: (offers: number, signal: AbortSignal) => Promise<void>;
  /** Merges an answer; returns the updated run. */
  take: (asked: number, answer: SolutionsAnswer) => SearchRun;
  /** Waits before a retry; rejects when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Whether a failure is a lost connection, worth a retry. */
  isPassing: (error: unknown) => boolean;
  /** Told when the connection is lost, and when it is back. */
  onConnection: (lost: boolean) => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/**
 * Polls for offers until the search is done, from the run's cursor on. A lost connection is retried with exponential backoff (factor 2);
 * any other failure, and an abort, throws.
 */
export async function pollUntilDone(run: SearchRun, ports: PollPorts, signal: AbortSignal): Promise<void> {
  let current = run;
  let failures = 0;
  while (!current.done) {
    await ports.mayGoOn(current.solutions.length, signal);
    signal.throwIfAborted();
    const asked = current.cursor;
    try {
      const answer = await ports.ask(asked, signal);
      signal.throwIfAborted();
      if (failures > 0) ports.onConnection(false);
      failures = 0;
      current = ports.take(asked, answer);
    } catch (error) {
      if (signal.aborted || !ports.isPassing(error)) throw error;
      if (failures === 0) ports.onConnection(true);
      await ports.wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures), signal);
      failures += 1;
    }
  }
}
