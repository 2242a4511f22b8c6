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

/** Calls that got no answer: what watches the connection looks at once whether the server can be reached. */
export const lostCalls = createNews<void>();

/** Which build of the client the server hands out, with every answer that says it; null for one that does not. */
export const answeredBuilds = createNews<string | null>();
