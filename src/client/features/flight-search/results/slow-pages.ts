/** So many fares come before the agent of a slow or metered network is asked whether to go on. */
export const SLOW_PAGE = 60;

interface SlowNetwork {
  isSlow: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

export interface SlowPages {
  /** Maximum fares per answer; undefined for no limit. */
  limit: () => number | undefined;
  /** Resolves when more may be fetched, at once while the network is fast; rejects when the signal aborts. */
  mayGoOn: (fares: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Fetches a search page by page on a slow network: `onHold` gets the function for the next page, and null once it goes on, because the
 * agent requested it or the network became faster.
 */
export function createSlowPages(network: SlowNetwork, onHold: (more: (() => void) | null) => void): SlowPages {
  let allowed = SLOW_PAGE;
  return {
    limit: () => (network.isSlow() ? SLOW_PAGE : undefined),
    async mayGoOn(fares, signal) {
      if (fares < allowed || !network.isSlow()) return;
      let stop = () => {};
      await new Promise<void>((resolve, reject) => {
        stop = network.subscribe(() => {
          if (!network.isSlow()) resolve();
        });
        signal.addEventListener('abort', () => reject(new DOMException('the screen was left', 'AbortError')));
        onHold(() => {
          allowed = fares + SLOW_PAGE;
          resolve();
        });
      }).finally(() => stop());
      onHold(null);
    },
  };
}
