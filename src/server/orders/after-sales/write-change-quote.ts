import { eq } from 'drizzle-orm';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { afterSales, type ChangeCost } from '../../db/schema/after-sales.ts';
import type { Deps } from '../../deps.ts';
import type { ChangeOffer } from '../../suppliers/air-supplier.ts';
import type { TicketChange } from '../../suppliers/booking-supplier.ts';
import type { RailChange } from '../../suppliers/rail/rail-supplier.ts';
import { scheduleClosing } from '../close-order.ts';
import { moveOrder } from '../move-order.ts';
import { searchTextAfter } from '../order-draft.ts';
import { type OrderRow, soldOf } from '../order-rows.ts';
import { trainAfter } from '../trains/train-after.ts';
import { carrierAfter, tripFacts } from '../trip-facts.ts';
import { changeCost, worthOf } from './change-cost.ts';
import { passengersOf, requestOf, sourceOf } from './child-order.ts';
import type { Changing } from './lines-after.ts';
import { DESK_QUOTE_MS, type Quoted } from './write-quote.ts';

export interface ChangeTerms extends Quoted {
  /** The lines are in the order of the change's passengers. */
  offer: Pick<TicketChange, 'lines' | 'currency'> &
    (Pick<ChangeOffer, 'journeys'> | Pick<RailChange, 'ride' | 'seatClass'>);
  /** The agent has chosen exactly this, knowing its price: if it is free it proceeds at once. */
  isAgreed: boolean;
}

/** Stores a change's cost; the agent may accept it from then on. The caller must hold the change's lock. */
export async function writeChangeQuote(
  tx: Tx,
  deps: Deps,
  child: OrderRow,
  terms: ChangeTerms,
): Promise<OrderRow | Refusal> {
  if (child.status !== 'chg_reviewing') return refuse('statusConflict');
  const { offer, mover, by, text } = terms;
  const cost = await changeCost(tx, child, offer);
  const expiresAt = terms.expiresAt ?? new Date(deps.clock.now().getTime() + DESK_QUOTE_MS);
  const { toPay, bought } = await writeCost(tx, child, { offer, cost, expiresAt, supplierQuote: terms.supplierQuote });
  const isDone = toPay === 0 && terms.isAgreed;
  const quoted = await moveOrder(tx, deps, child, {
    to: isDone ? 'chg_proceeding' : 'chg_to_be_paid',
    mover,
    by,
    money: { amount: toPay, currency: child.currency },
    text,
    changes: { payBy: isDone ? null : expiresAt, ...bought },
  });
  if ('refused' in quoted) return quoted;
  if (isDone) await deps.jobs.send(tx, 'reissue-tickets', { orderId: child.id });
  else await scheduleClosing(tx, deps, quoted);
  return quoted;
}

/** Stores the cost of a change and its expiry; returns the amount due, and the resulting order. */
export async function writeCost(
  tx: Tx,
  child: OrderRow,
  {
    offer,
    cost,
    expiresAt,
    supplierQuote,
  }: Pick<ChangeTerms, 'offer' | 'supplierQuote'> & { cost: ChangeCost; expiresAt: Date },
) {
  const source = await sourceOf(tx, await requestOf(tx, child));
  const people = await passengersOf(tx, child.id);
  await tx
    .update(afterSales)
    .set({ changeQuote: cost, quoteExpiresAt: expiresAt, supplierQuote })
    .where(eq(afterSales.orderId, child.id));
  const changing = { everybody: await passengersOf(tx, source.id), people, changes: cost.lines };
  const after = 'ride' in offer ? trainAfter(source, offer, changing) : flightsAfter(source, offer, changing);
  const asked = offer.lines.reduce((sum, line) => sum + line.fareDifference + line.taxDifference + line.penalty, 0);
  const toPay = amountDue(cost);
  const bought = {
    ...after,
    searchText: searchTextAfter(child, after),
    total: toPay,
    supplierAmount: asked,
    supplierCurrency: offer.currency,
  };
  return { toPay, bought };
}

/** Nothing is due for a refund either. */
export const amountDue = ({ total }: Pick<ChangeCost, 'total'>): number => Math.max(0, total);

/** The order's facts after a change of flights. */
function flightsAfter(source: OrderRow, { journeys }: Pick<ChangeOffer, 'journeys'>, changing: Changing) {
  const { priceBreakdown, settlement } = worthOf(source, changing);
  const sold = { ...soldOf(source), journeys, priceBreakdown };
  return { sold, settlement, carrier: carrierAfter(source.carrier, journeys), ...tripFacts(journeys) };
}
