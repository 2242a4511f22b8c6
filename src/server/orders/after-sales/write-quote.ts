import { eq } from 'drizzle-orm';
import { DESK_QUOTE_HOURS } from '../../../contract/limits.ts';
import { convertUp, type Money } from '../../../contract/money.ts';
import type { Mover } from '../../../contract/order-moves.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { readRates } from '../../db/exchange-rates.ts';
import { afterSales, type ReturnQuote } from '../../db/schema/after-sales.ts';
import type { Deps } from '../../deps.ts';
import { scheduleClosing } from '../close-order.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { requestOf } from './child-order.ts';
import { askedBack } from './requested-amount.ts';
import { returnQuote } from './return-quote.ts';
import { serviceFees } from './service-fees.ts';

/** How long a desk's quote can be confirmed. */
export const DESK_QUOTE_MS = DESK_QUOTE_HOURS.usual * 3_600_000;

/** The quoting party, and the quote's expiry. */
export interface Quoted {
  /** Null for the desk's default. */
  expiresAt: Date | null;
  supplierQuote: string | null;
  mover: Extract<Mover, 'desk' | 'supplier'>;
  by: string | null;
  text: string | null;
}

export interface Kept extends Quoted {
  /** What the supplier keeps of all the tickets together, in any currency. */
  penalty: Money;
}

/** The refund for a request's tickets when `penalty` of them is kept. */
export async function quoteFor(tx: Tx, child: OrderRow, penalty: Money): Promise<ReturnQuote> {
  const { tickets, ...taken } = await askedBack(tx, child);
  const { rates } = await readRates(tx);
  const kept = convertUp(penalty, child.currency, rates).amount;
  const kind = child.type === 'void' ? 'void' : 'refund';
  const fees = await serviceFees(tx, child, kind, { count: tickets, currency: child.currency });
  return returnQuote(taken, kept, fees);
}

/**
 * The quoted refund of a request. A void has its quote from the request on, since only fees are kept; an older void without one is
 * calculated at this moment.
 */
export async function fixQuote(tx: Tx, child: OrderRow): Promise<ReturnQuote> {
  const { quote } = await requestOf(tx, child);
  if (quote) return quote;
  const made = await quoteFor(tx, child, { amount: 0, currency: child.currency });
  await tx.update(afterSales).set({ quote: made }).where(eq(afterSales.orderId, child.id));
  return made;
}

/** Stores the quote of a requested refund; the agent may confirm it from then on. The caller must hold the child's lock. */
export async function writeQuote(tx: Tx, deps: Deps, child: OrderRow, kept: Kept): Promise<OrderRow | Refusal> {
  if (child.status !== 'rfd_reviewing') return refuse('statusConflict');
  const quote = await quoteFor(tx, child, kept.penalty);
  const expiresAt = kept.expiresAt ?? new Date(deps.clock.now().getTime() + DESK_QUOTE_MS);
  await tx
    .update(afterSales)
    .set({ quote, quoteExpiresAt: expiresAt, supplierQuote: kept.supplierQuote })
    .where(eq(afterSales.orderId, child.id));
  const quoted = await moveOrder(tx, deps, child, {
    to: 'rfd_to_be_confirm',
    mover: kept.mover,
    by: kept.by,
    money: { amount: quote.net, currency: child.currency },
    text: kept.text,
    changes: { payBy: expiresAt, total: quote.net },
  });
  if (!('refused' in quoted)) await scheduleClosing(tx, deps, quoted);
  return quoted;
}
