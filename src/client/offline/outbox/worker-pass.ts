import { isRecord } from '../../api/is-record.ts';

/** The sync tag under which the service worker is woken when there is a connection. */
export const OUTBOX_SYNC = 'interline-outbox';
export const PASS = 'pass/';
export const passPlace = (account: string) => `${PASS}${account}/`;

/**
 * What the service worker needs to send for an account while no page is open; stored with the pending items, sealed like them, and deleted
 * with them.
 */
export interface WorkerPass {
  token: string;
  /** Of the API. */
  base: string;
  locale: string;
}

export function isWorkerPass(value: unknown): value is WorkerPass {
  return isRecord(value) && ['token', 'base', 'locale'].every((name) => typeof value[name] === 'string');
}
