/** Identifies a query. */
interface Named {
  queryHash: string;
}

export interface Writer<Q extends Named> {
  add: (query: Q) => void;
  /** Writes pending changes. */
  flush: () => void;
  stop: () => void;
}

type Persist<Q> = (query: Q) => Promise<void>;

/** Writes all changes in batches. */
export function writeInTurns<Q extends Named>(persist: Persist<Q>, everyMs: number): Writer<Q> {
  const waiting = new Map<string, Q>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    stop();
    for (const query of waiting.values()) void persist(query);
    waiting.clear();
  };
  const add = (query: Q) => {
    waiting.set(query.queryHash, query);
    timer ??= setTimeout(flush, everyMs);
  };
  return { add, flush, stop };
}

/** Writes an answer when it arrives, as the page may be left at once; later changes are batched. */
export function writeAtOnce<Q extends Named>(persist: Persist<Q>, everyMs: number): Writer<Q> {
  const resting = new Map<string, ReturnType<typeof setTimeout>>();
  const waiting = new Map<string, Q>();
  const write = (query: Q) => {
    const { queryHash } = query;
    waiting.delete(queryHash);
    void persist(query);
    const awake = () => {
      resting.delete(queryHash);
      const next = waiting.get(queryHash);
      if (next) write(next);
    };
    clearTimeout(resting.get(queryHash));
    resting.set(queryHash, setTimeout(awake, everyMs));
  };
  return {
    add: (query) => {
      if (resting.has(query.queryHash)) waiting.set(query.queryHash, query);
      else write(query);
    },
    flush: () => {
      for (const query of [...waiting.values()]) write(query);
    },
    stop: () => {
      for (const timer of resting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
