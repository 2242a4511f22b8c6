import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { REFUSALS } from '../../../../contract/errors.ts';
import type { ShoppingAnswer, Solution } from '../../../../contract/flight-search.ts';
import { call } from '../../../api/call.ts';
import { ApiError } from '../../../api/errors.ts';
import { apiQueryKey } from '../../../api/queries.ts';
import { retryWhileBusy, waitFor } from '../../../api/retry-while-busy.ts';
import { accountOf, useMe, useSession } from '../../../api/session.ts';
import { connection } from '../../../offline/connection.ts';
import { dropSearch, flushKept, persistSearch } from '../../../offline/persist-queries.ts';
import { asGiven } from '../../../trip/repricer.ts';
import { useRepricer } from '../../../trip/use-repricer.ts';
import { serverNow } from '../../../ui/server-clock.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { keepKnownPrice } from '../prices/known-prices.ts';
import { readFlights } from '../search/flights-param.ts';
import { type FlightSearch, searchKey } from '../search/search-params.ts';
import { newRun, pollUntilDone, type SearchRun, withAllShown, withAnswer, withHeld } from './search-run.ts';
import { createSlowPages } from './slow-pages.ts';
import { brokenAnswer, isWholeAnswer, isWholeRun } from './whole-run.ts';

/** Results stay for longer than ten minutes, so that coming back shows them, marked as stale. */
const KEPT_MS = 30 * 60_000;

/** The ten minutes of spec §9, plus the device's clock error. */
const LONGEST_LIFE_MS = 15 * 60_000;

const fromDevice = persistSearch(isWholeRun);

export interface RunState {
  run: SearchRun | undefined;
  /** Milliseconds since the epoch of its last update; 0 for none. */
  updatedAt: number;
  /** Why the search could not start or continue. */
  error: ApiError | null;
  /** The connection was lost; polling retries itself. */
  isReconnecting: boolean;
  /** The server is overloaded: the search starts by itself as soon as there is capacity. */
  isInLine: boolean;
  /** On a slow network the search waits for this call; null while it runs or is done. */
  more: (() => void) | null;
  isExpired: boolean;
  searchAgain: () => void;
  showAll: () => void;
  /** Freezes the list as on screen: later offers wait for `showAll`. */
  hold: (onScreen: readonly Solution[]) => void;
}

/**
 * Runs a search: starts it, or takes it from the cache (keyed by account, search and settlement currency, so that another one starts a new
 * search, spec §4), and polls for offers while the screen is open, resuming at the cursor when the agent comes back. Offers arrive in their
 * payment currency and are shown in the agent's: another display currency needs no new search.
 */
export function useSearchRun(search: FlightSearch): RunState {
  const account = accountOf(useSession());
  const client = useQueryClient();
  const settlement = useMe()?.company.config.commonConfig.settlementCurrency;
  const queryKey = apiQueryKey('solutions', { account, search: searchKey(search), settlement });
  const keyText = JSON.stringify(queryKey);
  const { start, isInLine } = useStart(search, queryKey);
  const update = useCallback(
    (change: (run: SearchRun) => SearchRun, updatedAt?: number): SearchRun | undefined =>
      client.setQueryData<SearchRun>(JSON.parse(keyText), (run) => run && change(run), { updatedAt }),
    [client, keyText],
  );
  const isBroken = start.data !== undefined && !isWholeRun(start.data);
  const run = isBroken ? undefined : start.data;
  const shown = useShown(run, search);
  const polling = usePolling(run, update, (found) => {
    if (!search.flights) keepKnownPrice(account, search, found.solutions, Date.now());
    flushKept();
  });
  const hasRunOut = useHasPassed(run?.expiresAt);
  const searchAgain = useLatest(() => void dropSearch(queryKey).then(() => client.resetQueries({ queryKey })));
  const updatedAt = start.dataUpdatedAt;
  const showAll = useLatest(() => {
    if (!run?.held) return;
    update(withAllShown, updatedAt);
    flushKept();
  });
  const hold = useLatest((onScreen: readonly Solution[]) => {
    if (run?.held === null) update((current) => withHeld(current, asGiven(onScreen)), updatedAt);
  });
  const broken = useMemo(() => (isBroken ? brokenAnswer() : null), [isBroken]);
  const error = broken ?? start.error ?? polling.error;
  const { isReconnecting, more } = polling;
  const isExpired = hasRunOut || isExpiry(polling.error);
  const isWaiting = isInLine || (run?.progress.waiting ?? false);
  return useMemo(
    () => ({
      run: shown,
      updatedAt,
      error,
      isReconnecting,
      isInLine: isWaiting,
      more,
      isExpired,
      searchAgain,
      showAll,
      hold,
    }),
    [shown, updatedAt, error, isReconnecting, isWaiting, more, isExpired, searchAgain, showAll, hold],
  );
}

/** Starts the search once, or takes it from the cache or the device; waits by itself while the server has no capacity. */
function useStart(search: FlightSearch, queryKey: QueryKey) {
  const [isInLine, setInLine] = useState(false);
  const start = useQuery<SearchRun, ApiError>({
    queryKey,
    queryFn: async ({ signal }) => {
      const ask = () => begin(search, signal);
      const taken = retryWhileBusy(ask, { onWait: () => setInLine(true), signal });
      return newRun(await taken.finally(() => setInLine(false)));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    persister: fromDevice,
    retry: false,
    networkMode: 'always',
    // Offers never change: comparing all of them with every answer gains nothing.
    structuralSharing: false,
  });
  return { start, isInLine };
}

/** The run in the display currency. */
function useShown(run: SearchRun | undefined, { passengers }: FlightSearch): SearchRun | undefined {
  const { list } = useRepricer(passengers);
  return useMemo(
    () => run && { ...run, solutions: list(run.solutions), held: run.held && list(run.held) },
    [run, list],
  );
}

/** Starts an ordinary search, or one for the exact flights in the URL. */
function begin(search: FlightSearch, signal: AbortSignal): Promise<ShoppingAnswer> {
  const { flights, ...ordinary } = search;
  const journeys = flights === undefined ? null : readFlights(flights)?.map((list) => ({ flights: list }));
  if (!journeys) return call('shopping', ordinary, { signal });
  return call('accurateSearch', { journeys, passengers: search.passengers }, { signal });
}

function isExpiry(error: ApiError | null): boolean {
  return error?.code === REFUSALS.searchExpired.code;
}

/** The state of polling. */
interface PollState {
  id: string;
  error: ApiError | null;
  isReconnecting: boolean;
  more: (() => void) | null;
}

const QUIET: PollState = { id: '', error: null, isReconnecting: false, more: null };

const SLOW_NETWORK = { isSlow: () => connection.get().state === 'slow', subscribe: connection.subscribe };

/** Updates the run; `updatedAt` is kept where nothing was received. */
type Update = (change: (run: SearchRun) => SearchRun, updatedAt?: number) => SearchRun | undefined;

function usePolling(run: SearchRun | undefined, update: Update, onDone: (run: SearchRun) => void) {
  const [state, setState] = useState<PollState | null>(null);
  const latest = useRef({ run, onDone });
  useEffect(() => {
    latest.current = { run, onDone };
  });
  const searchId = run?.searchId;
  const isDone = run?.done ?? true;
  useEffect(() => {
    const from = latest.current.run;
    if (!searchId || isDone || !from) return undefined;
    const leave = new AbortController();
    const tell = (news: Partial<PollState>) => setState({ ...QUIET, id: searchId, ...news });
    const slow = createSlowPages(SLOW_NETWORK, (more) => tell({ more }));
    const ports = {
      ask: async (cursor: number, signal: AbortSignal) => {
        const limit = slow.limit();
        const answer = await call('solutions', { searchId, cursor, ...(limit ? { limit } : {}) }, { signal });
        if (!isWholeAnswer(answer)) throw brokenAnswer();
        return answer;
      },
      mayGoOn: slow.mayGoOn,
      take: (asked: number, answer: Parameters<typeof withAnswer>[2]) => {
        const next = update((current) =>
          current.searchId === searchId ? withAnswer(current, asked, answer) : current,
        );
        if (next?.done) latest.current.onDone(next);
        return next ?? from;
      },
      wait: waitFor,
      isPassing: (error: unknown) => error instanceof ApiError && (error.kind === 'network' || error.status >= 500),
      onConnection: (lost: boolean) => tell({ isReconnecting: lost }),
    };
    pollUntilDone(from, ports, leave.signal).catch((error: unknown) => {
      if (leave.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      tell({ error });
    });
    return () => leave.abort();
  }, [searchId, isDone, update]);
  const isCurrent = state !== null && state.id === searchId;
  const now = isCurrent ? state : QUIET;
  return { ...now, isReconnecting: now.isReconnecting && !isDone, more: isDone ? null : now.more };
}

/** Whether an instant has passed; updates itself when it does. */
function useHasPassed(instant: string | undefined): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (!instant) return undefined;
    const left = Date.parse(instant) - serverNow();
    // More time than the maximum: the device's clock was set back.
    const timer = setTimeout(() => setPassed(instant), left > LONGEST_LIFE_MS ? 0 : Math.max(0, left));
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== undefined && passed === instant;
}
