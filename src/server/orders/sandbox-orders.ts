import type { Locale } from '../../contract/locale.ts';
import { SANDBOX_WORD } from '../../contract/sandbox-note.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from './order-rows.ts';

/** What the ids of all sandbox suppliers begin with, and of no other. */
const SANDBOX = 'sandbox-';

type Booked = Pick<OrderRow, 'supplierId'>;

/**
 * Whether a sandbox has booked an order: whatever leaves the portal about such an order says so. It goes by the order's own supplier and
 * not by the settings, so that an order stays what it is when the sandbox is switched off.
 */
export const isSandboxOrder = ({ supplierId }: Booked): boolean => supplierId.startsWith(SANDBOX);

/** Whether an order's sandbox is switched off by now: nobody gives anything for it, so it takes no money either. */
export const isOfShutSandbox = (order: Booked, { settings }: Pick<Deps, 'settings'>): boolean =>
  isSandboxOrder(order) && !settings.sandbox.isOn;

/** How an answer about an order says so. */
export const sandboxMark = (order: Booked): { sandbox?: true } => (isSandboxOrder(order) ? { sandbox: true } : {});

/** A few words about an order, as in a sheet or a notice on a device, marked where it is a sandbox's. */
export function markedWords(words: string, order: Booked, locale: Locale): string {
  return isSandboxOrder(order) ? `${SANDBOX_WORD[locale]} · ${words}` : words;
}

/** Whom the ledger owes what a group pays: the airline that the desk buys its seats from. In a sandbox it buys none. */
export const groupSupplier = (isSandbox: boolean): string => (isSandbox ? `${SANDBOX}group-desk` : 'group-desk');
