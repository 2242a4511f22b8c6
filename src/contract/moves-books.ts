import type { Endpoint } from './endpoint.ts';

/** Orders, on the agency's side and on the desk's. */
const ORDERS = /^\/(?:order|desk)\//;
/** The money of wallets, and credit; an agency is opened with some, and what holds its key books for it, until that is ended. */
const MONEY =
  /^\/base\/v2\/(?:wallet\/|company\/apikey$|agencies$|agencies\/\{id\}\/(?:balance|corrections|credit|apikey)$)/;
/** Calls among those that are no GET, and order and pay nothing all the same. */
const HARMLESS = /\/(?:search|sheet|rows|claim|release|takeover|free|limit)$/;

/** Whether a call books, changes or ends an order, or moves money: none that a user on trial may make. */
export function movesBooks({ method, path }: Pick<Endpoint<unknown, unknown>, 'method' | 'path'>): boolean {
  if (method === 'GET' || HARMLESS.test(path)) return false;
  return ORDERS.test(path) || MONEY.test(path);
}
