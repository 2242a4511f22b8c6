import { grantsOf } from '../../contract/grants.ts';
import { isCurrency } from '../../contract/money.ts';
import type { Grants } from '../../contract/permissions.ts';
import type { LoginAnswer, Me } from '../../contract/session.ts';
import { isRecord, readKept, writeKept } from './kept.ts';
import { createStore, useStore } from './store.ts';
import { forgetTyped } from './typed-text.ts';

const KEY = 'interline.session';

export interface Session {
  /** Opaque; an empty one never gets here (spec §4: empty token means logged out). */
  token: string;
  me: Me;
}

/** Why the server ended the session; the watcher logs out when this is set (spec §4, forced-out flag). */
export interface ForcedOut {
  /** One of the session codes; 0 when another tab logged out. */
  code: number;
  /** The server's words; empty when another tab logged out. */
  message: string;
}

export function parseSession(value: unknown): Session | null {
  if (!isRecord(value) || typeof value.token !== 'string' || value.token === '') return null;
  return isMe(value.me) ? { token: value.token, me: value.me } : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** What every screen relies on; a session that lacks it is none, and the user logs in again. */
function isUser(value: unknown): boolean {
  if (!isRecord(value) || !isText(value.id) || value.id === '' || !isText(value.username) || !isTexts(value.role))
    return false;
  const { config } = value;
  return (
    isRecord(config) &&
    [config.cities, config.countries, config.passengers].every(isTexts) &&
    [config.defaultRegion, config.dateFormat].every(isText)
  );
}

function isCompany(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value.name) &&
    isRecord(value.config) &&
    isRecord(value.config.commonConfig) &&
    isCurrency(value.config.commonConfig.settlementCurrency)
  );
}

function isMe(value: unknown): value is Me {
  return isRecord(value) && isUser(value.userInfo) && isCompany(value.company) && isTexts(value.permissions);
}

const store = createStore<Session | null>(parseSession(readKept(KEY)));
const forcedOut = createStore<ForcedOut | null>(null);

function keep(next: Session | null): void {
  writeKept(KEY, next);
  if (next === null) forgetTyped();
  store.set(next);
}

/** The session of this browser: kept on the device, shared by its tabs, readable outside of React. */
export const session = {
  get: store.get,
  subscribe: store.subscribe,
  forcedOut: forcedOut.get,
  start({ token, ...me }: LoginAnswer): void {
    keep({ token, me });
    forcedOut.set(null);
  },
  /** A fresh answer of GET /me for the same session. */
  refresh(me: Me): void {
    const current = store.get();
    if (current) keep({ token: current.token, me });
  },
  end(): void {
    forcedOut.set(null);
    keep(null);
  },
  /** Marks the session as ended by the server, unless another one has begun since the failing call was sent. */
  forceOut(token: string, why: ForcedOut): void {
    if (store.get()?.token === token && !forcedOut.get()) forcedOut.set(why);
  },
};

/**
 * Follows log-in and log-out in other tabs. While `isFormKept` says that this tab holds a form, a log-out elsewhere only sets
 * the forced-out flag, so that the agent can log in again over the form. Answers the function that stops it.
 */
export function followOtherTabs(isFormKept: () => boolean): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    const next = parseSession(readKept(KEY));
    if (!next && store.get() && isFormKept()) {
      if (!forcedOut.get()) forcedOut.set({ code: 0, message: '' });
      return;
    }
    forcedOut.set(null);
    if (accountOf(next) !== accountOf(store.get())) forgetTyped();
    store.set(next);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function useSession(): Session | null {
  return useStore(store);
}

export function useForcedOut(): ForcedOut | null {
  return useStore(forcedOut);
}

export function useMe(): Me | null {
  return useSession()?.me ?? null;
}

export function useGrants(): Grants | null {
  const me = useMe();
  return me ? grantsOf(me) : null;
}

/** Names the account that cached answers belong to; 'public' when nobody is logged in. */
export function accountOf(current: Session | null): string {
  return current?.me.userInfo.id ?? 'public';
}
