import { eq } from 'drizzle-orm';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { afterSales } from '../../db/schema/after-sales.ts';
import type { Deps } from '../../deps.ts';
import type { ChangeOffer } from '../../suppliers/air-supplier.ts';
import { scheduleClosing } from '../close-order.ts';
import { moveOrder } from '../move-order.ts';
import { type OrderRow, soldOf } from '../order-rows.ts';
import { tripFacts } from '../trip-facts.ts';
import { changeCost, worthOf } from './change-cost.ts';
import { passengersOf, requestOf, sourceOf } from './child-order.ts';
import { DESK_QUOTE_MS, type Quoted } from './write-quote.ts';

export interface ChangeTerms extends Quoted {
  /** The lines are in the order of the change's passengers. */
  offer: Pick<ChangeOffer, 'lines' | 'currency' | 'journeys'>;
  /** The agent has chosen just this, knowing its price: where it is free it goes on at once. */
  isAgreed: boolean;
}

/** Writes what a change costs; the agent may accept it from now on. The caller holds the change's lock. */
export async function writeChangeQuote(
  tx: Tx,
  deps: Deps,
  child: OrderRow,
  terms: ChangeTerms,
): Promise<OrderRow | Refusal> {
  if (child.status !== 'chg_reviewing') return refuse('statusConflict');
  const { offer, mover, by, text } = terms;
  const source = await sourceOf(tx, await requestOf(tx, child));
  const people = await passengersOf(tx, child.id);
  const cost = await changeCost(tx, child.companyId, offer, child.currency);
  const expiresAt = terms.expiresAt ?? new Date(deps.clock.now().getTime() + DESK_QUOTE_MS);
  await tx
    .update(afterSales)
    .set({ changeQuote: cost, quoteExpiresAt: expiresAt, supplierQuote: terms.supplierQuote })
    .where(eq(afterSales.orderId, child.id));
  const { priceBreakdown, settlement } = worthOf(source, await passengersOf(tx, source.id), people, cost.lines);
  const isDone = cost.total === 0 && terms.isAgreed;
  const asked = offer.lines.reduce((sum, line) => sum + line.fareDifference + line.taxDifference + line.penalty, 0);
  const quoted = await moveOrder(tx, deps, child, {
    to: isDone ? 'chg_proceeding' : 'chg_to_be_paid',
    mover,
    by,
    money: { amount: cost.total, currency: child.currency },
    text,
    changes: {
      payBy: isDone ? null : expiresAt,
      total: cost.total,
      sold: { ...soldOf(source), journeys: offer.journeys, priceBreakdown },
      settlement,
      supplierAmount: asked,
      supplierCurrency: offer.currency,
      ...tripFacts(offer.journeys),
    },
  });
  if ('refused' in quoted) return quoted;
  if (isDone) await deps.jobs.send(tx, 'reissue-tickets', { orderId: child.id });
  else await scheduleClosing(tx, deps, quoted);
  return quoted;
}
