import { grantsOf } from '../../contract/grants.ts';
import { DEFAULTS } from '../../contract/limits.ts';
import type { Currency } from '../../contract/money.ts';
import type { Grants } from '../../contract/permissions.ts';
import type { LoginAnswer, Me } from '../../contract/session.ts';
import { baseOf } from '../device/account-in.ts';
import { isOfLocalTexts } from '../device/browser/texts.ts';
import { keyring, logOutTickets } from '../device/device-keys.ts';
import { importDraftKey } from '../device/sealing.ts';
import { isFramed } from './frame.ts';
import { followSession } from './iframe-mode.ts';
import { createStore, useStore } from './store.ts';
import { readStored, writeStored } from './stored-json.ts';
import {
  dropSession,
  keptText,
  readSession,
  type Session,
  type StoredSession,
  sealSession,
  writeForTab,
  writeSealed,
} from './stored-session.ts';
import { claimTab } from './tab-owner.ts';

/** Why the server ended the session; the watcher logs out when this is set (spec §4, forced-out flag). */
export interface ForcedOut {
  /** One of the session codes; 0 when another tab logged out. */
  code: number;
  /** The server's text; empty when another tab logged out. */
  message: string;
}

const store = createStore<Session | null>(null);
const forcedOut = createStore<ForcedOut | null>(null);
/** The server's message on ending the last session; empty after any other end, and during a session. */
const whyEnded = createStore('');
/** Of the session in the store; as in key names. */
let account = '';
/** Aborted when the server ends the session in the store: its calls in flight stop. A log-out lets its calls finish. */
let life = new AbortController();
/** Counts sessions of this page, so that a late write for one is not taken for the next. */
let round = 0;
let writing: Promise<void> = Promise.resolve();

/** @param isHere whether it was opened in this tab. */
function show(next: StoredSession | null, isHere = false): void {
  round += 1;
  if (account !== '' && account !== next?.account) keyring.forgetHere(account);
  account = next?.account ?? '';
  life = new AbortController();
  claimTab(accountOf(next?.session ?? null));
  followSession(next?.session ?? null, isHere);
  whyEnded.set(next ? '' : (forcedOut.get()?.message ?? ''));
  forcedOut.set(null);
  store.set(next?.session ?? null);
}

/** Writes in sequence, and nothing of a session that is over. */
function write(session: Session): Promise<void> {
  if (isFramed) return Promise.resolve();
  const of = round;
  const seal = async () => {
    const sealed = await sealSession({ session, account });
    if (sealed && of === round) writeSealed(sealed);
  };
  writing = writing.then(seal, seal);
  return writing;
}

let ending: Promise<boolean> | null = null;

/** In this order: once the key is deleted, no start finds the session again. */
async function writeDownEnd(): Promise<boolean> {
  // Nothing is on the device.
  if (isFramed) return true;
  const token = store.get()?.token ?? '';
  const of = account;
  // A session that the server has ended needs no ticket.
  const notifiesAgency = token === '' || forcedOut.get() !== null || (await logOutTickets.keep(token, baseOf(of)));
  return (await keyring.forget(of)) && notifiesAgency;
}

const LAST_KEY = 'interline.last-account';

/** When another user logs in, the previous one gets no more notifications here: an expired session was never logged out of. */
function takeDevice(named: string): void {
  const last = readStored(LAST_KEY);
  writeStored(LAST_KEY, named);
  if (last === null || last === named) return;
  import('./push-device.ts').then(({ leaveDevice }) => leaveDevice()).catch(() => undefined);
}

/** The session of this browser: persistent, shared by its tabs, readable outside of React. */
export const session = {
  get: store.get,
  subscribe: store.subscribe,
  forcedOut: forcedOut.get,
  whyEnded: whyEnded.get,
  /** Aborted when the server ends the session currently in the store. */
  signal: (): AbortSignal => life.signal,
  /** Loads the session before anything is shown. `base`: the address of the API. */
  async open(base: () => Promise<string>): Promise<void> {
    const found = isFramed ? null : await readSession(base);
    show(found);
    if (found) await write(found.session);
  },
  /**
   * `named`: the account as in key names. Its key comes first: nothing is stored without it. `bySingleLogin`: another system has logged the
   * user in, which turns iframe mode on; any other log-in turns it off.
   */
  async start({ token, draftKey, ...rest }: LoginAnswer, named: string, { bySingleLogin = false } = {}): Promise<void> {
    const { userInfo, company, websitePrefix, permissions } = rest;
    const me = { userInfo, company, websitePrefix, permissions };
    const next = { token, me, ...(bySingleLogin ? { bySingleLogin } : {}) };
    if (isFramed) return show({ session: next, account: named }, true);
    takeDevice(named);
    const isKept = await keyring.keep(named, await importDraftKey(draftKey));
    const sealed = isKept ? await sealSession({ session: next, account: named }) : null;
    if (sealed) writeSealed(sealed);
    show({ session: next, account: named }, true);
    if (!sealed) writeForTab(next);
  },
  /** Applies a new answer of GET /me for the same user; after the next log-in it is discarded. */
  refresh(me: Me): void {
    const current = store.get();
    if (current?.me.userInfo.id !== me.userInfo.id) return;
    const next = { ...current, me };
    store.set(next);
    void write(next);
  },
  /** The account has a key on this device. */
  seal(): Promise<void> {
    const current = store.get();
    return current && current.token !== '' ? write(current) : Promise.resolve();
  },
  /**
   * Ends it on this device: stored for good before anything shows it. Returns whether the device has stored that; the session is over here
   * in any case.
   */
  end(): Promise<boolean> {
    ending ??= writeDownEnd().finally(() => {
      ending = null;
      dropSession();
      show(null);
    });
    return ending;
  },
  /** Marks the session as ended by the server and aborts its calls, unless another one began after the failing call was sent. */
  forceOut(token: string, why: ForcedOut): void {
    if (token === '' || store.get()?.token !== token || forcedOut.get()) return;
    forcedOut.set(why);
    life.abort();
  },
};

/** A log-out elsewhere: this page's keys and token are dropped at once. */
function leave(isFormKept: boolean): void {
  const current = store.get();
  if (!current) return;
  if (!isFormKept) return show(null);
  round += 1;
  keyring.forgetHere(account);
  store.set({ ...current, token: '' });
  if (!forcedOut.get()) forcedOut.set({ code: 0, message: '' });
}

/**
 * Follows log-in and log-out in other tabs. While `isFormKept` says that this tab holds a form, a log-out elsewhere drops the token and
 * sets the forced-out flag, so that the agent can log in again over the form. Returns the function that stops it.
 */
export function followOtherTabs(isFormKept: () => boolean, base: () => Promise<string>): () => void {
  // A frame has its own session, even if it can read the device's storage.
  if (isFramed) return () => undefined;
  let known = keptText();
  const look = async () => {
    const text = keptText();
    if (text === known) return;
    known = text;
    const next = text === NOTHING ? null : await readSession(base);
    if (known !== text) return;
    if (!next) leave(isFormKept());
    else if (next.session.token !== store.get()?.token) show(next);
    else store.set(next.session);
  };
  const onStorage = (event: StorageEvent) => void (isOfLocalTexts(event) && look());
  // A page that slept, or comes from the back/forward cache, missed events.
  const onShown = () => void (document.visibilityState === 'visible' && look());
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShown);
  document.addEventListener('visibilitychange', onShown);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShown);
    document.removeEventListener('visibilitychange', onShown);
  };
}

const NOTHING = 'null';

export function useSession(): Session | null {
  return useStore(store);
}

export function useForcedOut(): ForcedOut | null {
  return useStore(forcedOut);
}

/** Shown at the next log-in; empty if there is nothing to explain. */
export function useWhyEnded(): string {
  return useStore(whyEnded);
}

export function useMe(): Me | null {
  return useSession()?.me ?? null;
}

/** The settlement currency. */
export function useSettlement(): Currency {
  return useMe()?.company.config.commonConfig.settlementCurrency ?? DEFAULTS.currency;
}

export function useGrants(): Grants | null {
  const me = useMe();
  return me ? grantsOf(me) : null;
}

/** The account that cached answers belong to; 'public' when nobody is logged in. */
export function accountOf(current: Session | null): string {
  return current?.me.userInfo.id ?? 'public';
}
