type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls that got no answer: what watches the connection looks at once whether the server can be reached. */
export const lostCalls = {
  tell(): void {
    for (const listener of [...listeners]) listener();
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
