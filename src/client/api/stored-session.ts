import { isCurrency } from '../../contract/money.ts';
import type { Me } from '../../contract/session.ts';
import { accountName } from '../device/account-in.ts';
import { tabTexts } from '../device/browser/texts.ts';
import { keyring } from '../device/device-keys.ts';
import { openBox, readBox, sealBox, writeBox } from '../device/sealing.ts';
import { isRecord, readStored, writeStored } from './stored-json.ts';

const KEY = 'interline.session';

export interface Session {
  /** Opaque; empty when the session is over while its page still holds a form (spec §4: it means logged out). */
  token: string;
  me: Me;
  /** Opened by the single login (api/iframe-mode.ts). */
  bySingleLogin?: boolean;
}

/** A session, and the account whose key seals it. */
export interface StoredSession {
  session: Session;
  account: string;
}

export function parseSession(value: unknown): Session | null {
  if (!isRecord(value) || typeof value.token !== 'string' || value.token === '') return null;
  if (!isMe(value.me)) return null;
  return { token: value.token, me: value.me, ...(value.bySingleLogin === true ? { bySingleLogin: true } : {}) };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** What every screen relies on; a session without it is invalid, and the user logs in again. */
function isUser(value: unknown): boolean {
  if (!isRecord(value) || !isText(value.id) || value.id === '' || !isText(value.username) || !isTexts(value.role))
    return false;
  const { config } = value;
  return (
    isRecord(config) &&
    [config.cities, config.countries, config.passengers].every(isTexts) &&
    isText(config.defaultRegion) &&
    (config.dateFormat === undefined || isText(config.dateFormat))
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

/** The raw localStorage value, to detect changes. */
export const keptText = (): string => JSON.stringify(readStored(KEY));

/**
 * The session of this browser. It is sealed with its account's key, so that it ends with the key: a log-out deletes the key for good before
 * it is shown, while a killed browser restores what localStorage held some seconds ago. `base`: the address of the API, for a session
 * stored by an app that did not seal.
 */
export async function readSession(base: () => Promise<string>): Promise<StoredSession | null> {
  const kept = readStored(KEY);
  if (isRecord(kept) && isText(kept.account) && isText(kept.box)) return openSession(kept.account, kept.box);
  const session = parseSession(kept) ?? parseSession(readStored(KEY, tabTexts));
  return session && { session, account: accountName(await base(), session.me.userInfo.id) };
}

async function openSession(account: string, text: string): Promise<StoredSession | null> {
  const key = await keyring.keptKeyOf(account).catch(() => null); // a device that does not answer shows nobody's session
  const box = readBox(text);
  const session = key && box ? parseSession(await openBox(box, key, account)) : null;
  return session && { session, account };
}

/** The session as text for localStorage; null when the account has no key on the device. */
export async function sealSession({ session, account }: StoredSession): Promise<object | null> {
  const key = await keyring.keptKeyOf(account).catch(() => null);
  return key && { account, box: writeBox(await sealBox(session, key, account)) };
}

export function writeSealed(sealed: object): void {
  writeStored(KEY, sealed);
  writeStored(KEY, null, tabTexts);
}

/** If the device stores no key: the session lasts as long as its tab. */
export function writeForTab(session: Session): void {
  writeStored(KEY, null);
  writeStored(KEY, session, tabTexts);
}

export function dropSession(): void {
  writeStored(KEY, null);
  writeStored(KEY, null, tabTexts);
}
