import { isRecord } from '../../api/is-record.ts';

/** The tag under which the browser wakes the service worker when there is a connection again. */
export const OUTBOX_SYNC = 'interline-outbox';
export const PASS = 'pass/';
export const passPlace = (account: string) => `${PASS}${account}/`;

/** What the service worker needs to send for an account while no page is open; it lies beside the waiting items, sealed as they are, and goes with them. */
export interface WorkerPass {
  token: string;
  /** Of the API. */
  base: string;
  locale: string;
}

export function isWorkerPass(value: unknown): value is WorkerPass {
  return isRecord(value) && ['token', 'base', 'locale'].every((name) => typeof value[name] === 'string');
}
