import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { REFUSALS } from '../../../../contract/errors.ts';
import type { Currency } from '../../../../contract/money.ts';
import { call } from '../../../api/call.ts';
import { ApiError } from '../../../api/errors.ts';
import { apiQueryKey } from '../../../api/queries.ts';
import { accountOf, useSession } from '../../../api/session.ts';
import { dropSearch, flushKept, persistSearch } from '../../../offline/persist-queries.ts';
import { keepKnownPrice } from '../prices/known-prices.ts';
import { type FlightSearch, searchKey } from '../search/search-params.ts';
import { newRun, pollUntilDone, type SearchRun, withAllShown, withAnswer } from './search-run.ts';

/** Results outlive their ten minutes on screen, so that coming back shows what was there, marked as stale. */
const KEPT_MS = 30 * 60_000;

/** The ten minutes of spec §9, and how far the device's clock may be off. */
const LONGEST_LIFE_MS = 15 * 60_000;

export interface RunState {
  run: SearchRun | undefined;
  /** Milliseconds since the epoch at which this device last heard of it; 0 when never. */
  updatedAt: number;
  /** Why the search could not be started or went no further. */
  error: ApiError | null;
  /** The connection was lost; asking goes on by itself. */
  isReconnecting: boolean;
  isExpired: boolean;
  searchAgain: () => void;
  showAll: () => void;
}

/**
 * Runs a search: starts it, or takes it from the cache (keyed by account, search and currency, so that another currency searches
 * anew, spec §4), and asks for offers while the screen is open, going on from the cursor when the agent comes back.
 */
export function useSearchRun(search: FlightSearch, currency: Currency): RunState {
  const account = accountOf(useSession());
  const client = useQueryClient();
  const queryKey = apiQueryKey('solutions', { account, search: searchKey(search), currency });
  const keyText = JSON.stringify(queryKey);
  const start = useQuery<SearchRun, ApiError>({
    queryKey,
    queryFn: async ({ signal }) => newRun(await call('shopping', { ...search, currency }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    persister: persistSearch,
    retry: false,
    networkMode: 'always',
  });
  const update = useCallback(
    (change: (run: SearchRun) => SearchRun): SearchRun | undefined =>
      client.setQueryData<SearchRun>(JSON.parse(keyText), (run) => run && change(run)),
    [client, keyText],
  );
  const run = start.data;
  const polling = usePolling(run, update, (found) => {
    keepKnownPrice(account, search, found.solutions, Date.now());
    flushKept();
  });
  const hasRunOut = useHasPassed(run?.expiresAt);
  return {
    run,
    updatedAt: start.dataUpdatedAt,
    error: start.error ?? polling.error,
    isReconnecting: polling.isReconnecting,
    isExpired: hasRunOut || isExpiry(polling.error),
    searchAgain: () => void dropSearch(queryKey).then(() => client.resetQueries({ queryKey })),
    showAll: () => {
      update(withAllShown);
      flushKept();
    },
  };
}

function isExpiry(error: ApiError | null): boolean {
  return error?.code === REFUSALS.searchExpired.code;
}

type Update = (change: (run: SearchRun) => SearchRun) => SearchRun | undefined;

function usePolling(run: SearchRun | undefined, update: Update, onDone: (run: SearchRun) => void) {
  const [state, setState] = useState<{ id: string; error: ApiError | null; isReconnecting: boolean } | null>(null);
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
    const ports = {
      ask: (cursor: number, signal: AbortSignal) => call('solutions', { searchId, cursor }, { signal }),
      take: (asked: number, answer: Parameters<typeof withAnswer>[2]) => {
        const next = update((current) =>
          current.searchId === searchId ? withAnswer(current, asked, answer) : current,
        );
        if (next?.done) latest.current.onDone(next);
        return next ?? from;
      },
      wait: waitFor,
      isPassing: (error: unknown) => error instanceof ApiError && (error.kind === 'network' || error.status >= 500),
      onConnection: (lost: boolean) => setState({ id: searchId, error: null, isReconnecting: lost }),
    };
    pollUntilDone(from, ports, leave.signal).catch((error: unknown) => {
      if (leave.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setState({ id: searchId, error, isReconnecting: false });
    });
    return () => leave.abort();
  }, [searchId, isDone, update]);
  const isCurrent = state !== null && state.id === searchId;
  return { error: isCurrent ? state.error : null, isReconnecting: isCurrent && state.isReconnecting && !isDone };
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('the screen was left', 'AbortError'));
    });
  });
}

/** Whether an instant is over; turns true by itself when it comes. */
function useHasPassed(instant: string | undefined): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (!instant) return undefined;
    const left = Date.parse(instant) - Date.now();
    // More time than there ever was: the device's clock was set back.
    const timer = setTimeout(() => setPassed(instant), left > LONGEST_LIFE_MS ? 0 : Math.max(0, left));
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== undefined && passed === instant;
}
