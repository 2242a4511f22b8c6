import type { GuardedTexts } from '../device/browser/texts.ts';
import { createStore } from './store.ts';

/** Traces of a user's activity in localStorage, as `interline.<kind>.<user>`. */
const KINDS = ['recent-searches', 'known-prices', 'used-places'] as const;
type TraceKind = (typeof KINDS)[number];

/** Storage key of a user's trace kind. */
export const traceKey = (kind: TraceKind, user: string) => `interline.${kind}.${user}`;

/** Incremented when traces are restored after a log-in, so that screens reread them. */
export const tracesBack = createStore(0);

export interface Traces {
  /** Kind and text of each. */
  of(user: string): [kind: string, text: string][];
  remove(user: string): void;
  /** Existing newer ones stay. */
  bringBack(user: string, kind: string, text: unknown): void;
  users(): string[];
}

/** Traces leave with their user: sealed over a log-out, or deleted where that fails. */
export function createTraces(texts: GuardedTexts): Traces {
  return {
    of: (user) =>
      KINDS.flatMap((kind): [string, string][] => {
        const text = texts.get(traceKey(kind, user));
        return text === null ? [] : [[kind, text]];
      }),
    remove: (user) => KINDS.forEach((kind) => texts.remove(traceKey(kind, user))),
    bringBack(user, kind, text) {
      const known = KINDS.find((one) => one === kind);
      if (!known || typeof text !== 'string' || texts.get(traceKey(known, user)) !== null) return;
      if (texts.set(traceKey(known, user), text)) tracesBack.set(tracesBack.get() + 1);
    },
    users() {
      const starts = KINDS.map((kind) => traceKey(kind, ''));
      const users = texts.names().flatMap((name) => {
        const start = starts.find((one) => name.startsWith(one));
        return start ? [name.slice(start.length)] : [];
      });
      return [...new Set(users)];
    },
  };
}
