type Listener<T> = (news: T) => void;

interface News<T> {
  tell: Listener<T>;
  subscribe: (listener: Listener<T>) => () => void;
}

export function createNews<T>(): News<T> {
  const listeners = new Set<Listener<T>>();
  return {
    tell(news) {
      for (const listener of [...listeners]) listener(news);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Calls without an answer: the connection watcher then probes the server at once. */
export const unansweredCalls = createNews<void>();

/** The client build that the server serves, from every answer that states it; null for one that does not. */
export const servedBuilds = createNews<string | null>();
