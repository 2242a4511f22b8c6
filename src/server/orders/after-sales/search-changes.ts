import type { ChangeSearchAnswer, ChangeSearchInput } from '../../../contract/order-changes.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import type { ChangeOffer } from '../../suppliers/air-supplier.ts';
import { isRefusedBySupplier, SupplierError } from '../../suppliers/supplier-error.ts';
import { localizeReason } from '../../suppliers/supplier-words.ts';
import { type OrderRow, readOrder } from '../order-rows.ts';
import { airSupplierOf } from '../system-orders.ts';
import { changeCost } from './change-cost.ts';
import { isCovered } from './child-order.ts';
import { presentOption } from './present-change.ts';
import { checkWanted } from './request-change.ts';
import { piecesOf } from './sold-parts.ts';
import { chosenOf, ticketed } from './ticketed-order.ts';

/**
 * The change searches running in this process, one per user and order: a new one aborts the previous one. An agency's own system, which
 * searches for all its clients as one user, aborts none for another order.
 */
export class ChangeSearches {
  readonly #running = new Map<string, AbortController>();

  /** Runs a search with a signal that aborts with the caller's, or when the same user starts another for the order. */
  async run<T>(
    { userId, orderId }: { userId: string; orderId: string },
    signal: AbortSignal,
    search: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const key = `${userId}:${orderId}`;
    this.#running.get(key)?.abort();
    const controller = new AbortController();
    this.#running.set(key, controller);
    try {
      return await search(AbortSignal.any([signal, controller.signal]));
    } finally {
      if (this.#running.get(key) === controller) this.#running.delete(key);
    }
  }
}

/**
 * The other flights the supplier offers the passengers; the desk quotes where no supplier does. Refuses as the request itself would, with
 * supplierRefused and the supplier's message, supplierUnavailable, or searchReplaced where `signal` aborted it.
 */
export async function searchChanges(
  deps: Deps,
  actor: Actor,
  input: ChangeSearchInput,
  signal: AbortSignal,
): Promise<ChangeSearchAnswer | Refusal> {
  const order = await readOrder(deps.db, actor, input.id, 'flight');
  if (!order) return refuse('orderNotFound');
  const found = await ticketed(deps.db, order);
  if (isRefusal(found)) return found;
  const chosen = chosenOf(found, input.passengers);
  if (isRefusal(chosen)) return chosen;
  const fault = checkWanted(order, input.journeys, deps.clock.now());
  if (fault) return fault;
  if (await isCovered(deps.db, order.id, input.passengers, piecesOf(order))) return refuse('alreadyRequested');
  const tickets = chosen.flatMap(({ ticketNumber }) => ticketNumber ?? []);
  // Tickets entered by hand are unknown to any supplier.
  if (!order.supplierRef || order.byHand || !airSupplierOf(deps, order.supplierId).capabilities.change)
    return { quotedBy: 'desk', options: [] };
  const offers = await offersFor(deps, order, tickets, input, signal);
  if (isRefusal(offers)) return offers;
  const options = offers.map(async (offer) => {
    const cost = await changeCost(deps.db, order, offer);
    return presentOption(offer, cost, chosen, order);
  });
  return { quotedBy: 'supplier', options: await Promise.all(options) };
}

async function offersFor(
  deps: Deps,
  order: OrderRow,
  tickets: string[],
  { journeys }: ChangeSearchInput,
  signal: AbortSignal,
): Promise<ChangeOffer[] | Refusal> {
  const wish = { tickets, journeys: journeys.map((one) => ({ ...one, flight: one.flight ?? null })) };
  try {
    return await airSupplierOf(deps, order.supplierId).changeSearch(order.supplierRef ?? '', wish, { signal });
  } catch (error) {
    if (signal.aborted) return refuse('searchReplaced');
    if (isRefusedBySupplier(error))
      return refuse('supplierRefused', { params: { reason: localizeReason(error.message) } });
    if (error instanceof SupplierError) return refuse('supplierUnavailable');
    throw error;
  }
}
