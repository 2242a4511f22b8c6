import type { Endpoint } from './endpoint.ts';

/** Orders, of the agency and of the desk. */
const ORDERS = /^\/(?:order|desk)\//;
/** Wallets and credit; opening an agency may grant credit, and its API key can book, until the key is revoked. */
const MONEY =
  /^\/base\/v2\/(?:wallet\/|company\/apikey$|agencies$|agencies\/\{id\}\/(?:balance|corrections|credit|apikey)$)/;
/** Calls other than GET that order and pay nothing. */
const HARMLESS = /\/(?:search|sheet|rows|claim|release|takeover|free|limit)$/;

/** Whether a call books, changes or cancels an order, or moves money: forbidden to users on trial. */
export function changesOrdersOrMoney({ method, path }: Pick<Endpoint<unknown, unknown>, 'method' | 'path'>): boolean {
  if (method === 'GET' || HARMLESS.test(path)) return false;
  return ORDERS.test(path) || MONEY.test(path);
}
