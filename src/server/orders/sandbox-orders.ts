import type { Locale } from '../../contract/locale.ts';
import { SANDBOX_WORD } from '../../contract/sandbox-note.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from './order-rows.ts';

/** The prefix of all sandbox suppliers' ids, and of no others. */
const SANDBOX = 'sandbox-';

type Booked = Pick<OrderRow, 'supplierId'>;

/**
 * Whether a sandbox has booked an order: everything that leaves the portal about it is marked so. Depends on the order's own supplier and
 * not on the settings, so that an order stays what it is when the sandbox is switched off.
 */
export const isSandboxOrder = ({ supplierId }: Booked): boolean => supplierId.startsWith(SANDBOX);

/** Whether an order's sandbox is switched off: nothing is delivered for it, so it takes no money either. */
export const isSandboxDisabled = (order: Booked, { settings }: Pick<Deps, 'settings'>): boolean =>
  isSandboxOrder(order) && !settings.sandbox.isOn;

/** How an answer about an order says so. */
export const sandboxMark = (order: Booked): { sandbox?: true } => (isSandboxOrder(order) ? { sandbox: true } : {});

/** A short text about an order, as in a sheet or a push notification, marked for a sandbox order. */
export function markedWords(words: string, order: Booked, locale: Locale): string {
  return isSandboxOrder(order) ? `${SANDBOX_WORD[locale]} · ${words}` : words;
}

/** The ledger payee of a group's payments: the airline the desk buys its seats from. In a sandbox it buys none. */
export const groupSupplier = (isSandbox: boolean): string => (isSandbox ? `${SANDBOX}group-desk` : 'group-desk');
