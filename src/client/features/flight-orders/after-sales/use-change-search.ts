import { useEffect, useRef, useState } from 'react';
import type { ChangeOption, ChangeSearchInput } from '../../../../contract/order-changes.ts';
import { call } from '../../../api/call.ts';
import { retryWhileBusy } from '../../../api/retry-while-busy.ts';

type Wish = Omit<ChangeSearchInput, 'id'>;

export interface ChangeSearchState {
  isSearching: boolean;
  /** This exact search is done. */
  isDone: boolean;
  /** No supplier quotes instantly: the desk does. */
  isDesk: boolean;
  options: readonly ChangeOption[];
  error: Error | null;
}

const NOTHING: ChangeSearchState = { isSearching: false, isDone: false, isDesk: false, options: [], error: null };

/** Searches for other flights; a new search aborts the previous one, and an answer counts only for its own query. */
export function useChangeSearch(id: string) {
  const [state, setState] = useState<ChangeSearchState & { key: string }>({ ...NOTHING, key: '' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    stateOf: (wish: Wish): ChangeSearchState => (state.key === JSON.stringify(wish) ? state : NOTHING),
    async run(wish: Wish, onRefused: (error: unknown) => void): Promise<void> {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const key = JSON.stringify(wish);
      setState({ ...NOTHING, key, isSearching: true });
      try {
        const { signal } = controller;
        const ask = () => call('searchFlightChange', { id, ...wish }, { signal });
        const { quotedBy, options } = await retryWhileBusy(ask, { signal });
        setState({ ...NOTHING, key, isDone: true, isDesk: quotedBy === 'desk', options });
      } catch (error) {
        if (controller.signal.aborted) return;
        if (!(error instanceof Error)) throw error;
        setState({ ...NOTHING, key, error });
        onRefused(error);
      }
    },
  };
}
