import { createStore } from './store.ts';

/** What screens keep of a user's doings in localStorage, as `interline.<kind>.<user>`. */
const KINDS = ['recent-searches', 'known-prices', 'used-places'] as const;
type TraceKind = (typeof KINDS)[number];

/** Where a kind of trace of one user lies. */
export const traceKey = (kind: TraceKind, user: string) => `interline.${kind}.${user}`;

/** Counts how often traces came back after a log-in, so that screens read them again. */
export const tracesBack = createStore(0);

type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface Traces {
  /** Kind and text of each. */
  of(user: string): [kind: string, text: string][];
  remove(user: string): void;
  /** Newer ones that are there already stay. */
  bringBack(user: string, kind: string, text: unknown): void;
  users(): string[];
}

/** Traces leave with their user: sealed over a log-out, removed where they cannot be. A browser that refuses storage has none. */
export function createTraces(texts: () => Texts): Traces {
  const ifAny = <T>(work: (storage: Texts) => T, without: T): T => {
    try {
      return work(texts());
    } catch {
      return without;
    }
  };
  return {
    of: (user) =>
      ifAny(
        (storage) =>
          KINDS.flatMap((kind): [string, string][] => {
            const text = storage.getItem(traceKey(kind, user));
            return text === null ? [] : [[kind, text]];
          }),
        [],
      ),
    remove: (user) => ifAny((storage) => KINDS.forEach((kind) => storage.removeItem(traceKey(kind, user))), undefined),
    bringBack: (user, kind, text) =>
      ifAny((storage) => {
        const known = KINDS.find((one) => one === kind);
        if (!known || typeof text !== 'string' || storage.getItem(traceKey(known, user)) !== null) return;
        storage.setItem(traceKey(known, user), text);
        tracesBack.set(tracesBack.get() + 1);
      }, undefined),
    users: () =>
      ifAny((storage) => {
        const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
        const starts = KINDS.map((kind) => traceKey(kind, ''));
        return [
          ...new Set(
            keys.flatMap((key) => {
              const start = starts.find((one) => key.startsWith(one));
              return start ? [key.slice(start.length)] : [];
            }),
          ),
        ];
      }, []),
  };
}
