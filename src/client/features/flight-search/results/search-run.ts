import type { ShoppingAnswer, Solution, SolutionsAnswer } from '../../../../contract/flight-search.ts';

/** A search under way or finished, as far as this device has heard. */
export interface SearchRun {
  readonly searchId: string;
  /** After this instant its offers can no longer be booked (spec §9: ten minutes). */
  readonly expiresAt: string;
  /** Every offer heard of that is still offered. */
  readonly solutions: readonly Solution[];
  /**
   * What the list keeps showing since the agent touched it: later offers wait until they are asked for, so that no card moves under
   * the finger. Null while nothing is held back and the list shows all of `solutions`.
   */
  readonly held: readonly Solution[] | null;
  readonly cursor: number;
  readonly progress: { readonly answered: number; readonly total: number; readonly waiting?: boolean | undefined };
  readonly done: boolean;
  readonly failures: SolutionsAnswer['failures'];
  /** Of a search for exact flights, once it is done. */
  readonly missing?: SolutionsAnswer['missing'];
  /** Once it is done: what the suppliers have and the company is not sold. */
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

/**
 * Adds what a poll brought and drops what was withdrawn. An answer to an older cursor (a poll asked twice) brings nothing new and
 * changes nothing.
 */
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

/** The list was touched: it stays as it is on screen, unless all there will ever be is on it. */
export function withHeld(run: SearchRun, onScreen: readonly Solution[]): SearchRun {
  const isWhole = run.done && onScreen === run.solutions;
  return run.held !== null || onScreen.length === 0 || isWhole ? run : { ...run, held: onScreen };
}

/** Brings in the offers that wait; what comes after them waits again. */
export function withAllShown(run: SearchRun): SearchRun {
  return run.held === null ? run : { ...run, held: run.done ? null : run.solutions };
}

export interface PollPorts {
  ask: (cursor: number, signal: AbortSignal) => Promise<SolutionsAnswer>;
  /** Resolves when more than these offers may be fetched; rejects when the signal aborts. */
  mayGoOn: (offers: number, signal: AbortSignal) => Promise<void>;
  /** Takes an answer in; returns the run as it is then. */
  take: (asked: number, answer: SolutionsAnswer) => SearchRun;
  /** Waits before another try; rejects when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Whether a failure is a lost connection, worth another try. */
  isPassing: (error: unknown) => boolean;
  /** Told when the connection is lost, and when it is back. */
  onConnection: (lost: boolean) => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/**
 * Asks for offers until the search is done, from the run's cursor on. A lost connection is tried again, waiting twice as long
 * each time; any other failure, and an abort, ends it by throwing.
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
