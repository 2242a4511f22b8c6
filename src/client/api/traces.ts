import type { GuardedTexts } from '../device/browser/texts.ts';
import { createStore } from './store.ts';

/** What screens keep of a user's doings in localStorage, as `interline.<kind>.<user>`. */
const KINDS = ['recent-searches', 'known-prices', 'used-places'] as const;
type TraceKind = (typeof KINDS)[number];

/** Where a kind of trace of one user lies. */
export const traceKey = (kind: TraceKind, user: string) => `interline.${kind}.${user}`;

/** Counts how often traces came back after a log-in, so that screens read them again. */
export const tracesBack = createStore(0);

export interface Traces {
  /** Kind and text of each. */
  of(user: string): [kind: string, text: string][];
  remove(user: string): void;
  /** Newer ones that are there already stay. */
  bringBack(user: string, kind: string, text: unknown): void;
  users(): string[];
}

/** Traces leave with their user: sealed over a log-out, removed where they cannot be. */
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
