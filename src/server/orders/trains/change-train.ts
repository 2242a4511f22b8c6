import { VOLUNTARY } from '../../../contract/after-sales.ts';
import type { Money } from '../../../contract/money.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { TrainChangeAnswer, TrainChangeInput, TrainChangeSearchInput } from '../../../contract/train-orders.ts';
import type { Actor } from '../../actor.ts';
import type { Command } from '../../commands/run-command.ts';
import { readRates } from '../../db/exchange-rates.ts';
import type { SoldTrain } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { TicketChange } from '../../suppliers/booking-supplier.ts';
import { readRailRef } from '../../suppliers/rail/rail-ref.ts';
import type { RailChangeOption, RailOffer } from '../../suppliers/rail/rail-supplier.ts';
import { isRefusedBySupplier, SupplierError } from '../../suppliers/supplier-error.ts';
import { localizeReason } from '../../suppliers/supplier-words.ts';
import { ownLines, sumOf } from '../after-sales/change-cost.ts';
import { insertChild, isCovered } from '../after-sales/child-order.ts';
import { piecesOf } from '../after-sales/sold-parts.ts';
import { chosenOf, lockTicketed, type Ticketed, ticketed } from '../after-sales/ticketed-order.ts';
import type { OrderPresenter } from '../order-product.ts';
import { type OrderRow, type PassengerRow, readOrder, soldTrainOf } from '../order-rows.ts';
import { railwayOf } from '../system-orders.ts';
import { otherOffers } from './change-by-hand.ts';
import { hasLeft, travelDayFault } from './departure.ts';
import { isHiddenRide } from './hidden-mainland.ts';
import { type Pricing, presentSeats } from './present-seats.ts';
import { rideFacts } from './train-after.ts';

/**
 * Requests another train for some passengers. Refuses with changedBefore (a ticket is changed once), trainLeft, statusConflict,
 * passengersMismatch, alreadyRequested, mainlandHidden where that has been switched off, or badInput where the option is no train between
 * the same cities on a day that can be searched; tickets bought by the desk also as `byHand`, the option's lookup, does.
 */
export function requestTrainChange<T>(
  answer: OrderPresenter<T>,
  byHand: SoldTrain | Refusal | null,
): Command<TrainChangeInput, T> {
  return async (tx, actor, { id, passengers: ids, option, remark }, deps) => {
    const found = await lockTicketed(tx, actor, id, 'train');
    if (isRefusal(found)) return found;
    const { source } = found;
    const passengers = changeable(found, ids, deps.clock.now());
    if (isRefusal(passengers)) return passengers;
    const wish = readRailRef(option);
    if (!wish || !isSameWay(deps, source, wish)) return refuse('badInput', { fields: { option: 'invalid' } });
    const day = travelDayFault(wish.date, deps.clock.now());
    if (day) return refuse('badInput', { fields: { option: day } });
    if (await isHiddenRide(deps, tx, actor, wish)) return refuse('mainlandHidden');
    const segments = piecesOf(source);
    if (await isCovered(tx, source.id, ids, segments)) return refuse('alreadyRequested');
    if (byHand && isRefusal(byHand)) return byHand;
    const child = await insertChild(tx, deps, source, actor, {
      type: 'change',
      passengers,
      segments,
      reason: VOLUNTARY,
      subReason: null,
      remark: remark || null,
      wanted: [{ journey: 0, date: wish.date, flight: wish.trainNo }],
      // Only the desk is asked for what it has bought.
      option: byHand ? null : option,
      ...(byHand ? { instead: { sold: byHand, ...rideFacts(byHand.ride) } } : {}),
    });
    await deps.jobs.send(tx, 'quote-request', { orderId: child.id });
    return answer(tx, deps, actor, child);
  };
}

/** Whose tickets may be changed now; refuses as the request does. */
function changeable(found: Ticketed, ids: readonly string[], now: Date): PassengerRow[] | Refusal {
  const { source } = found;
  if (source.type === 'change') return refuse('changedBefore');
  if (!isChangeable(source)) return refuse('supplierRefused', { params: { reason: localizeReason('askDesk') } });
  return hasLeft(source, now) ? refuse('trainLeft') : chosenOf(found, ids);
}

/** Whether an order's tickets can be exchanged: by the railway if it issued them, by the desk if it bought them by hand. */
export function isChangeable({ byHand, supplierRef }: Pick<OrderRow, 'byHand' | 'supplierRef'>): boolean {
  return byHand || supplierRef !== null;
}

/** The stations of the cities of an order's train. */
function citiesOf({ dictionaries: { stations } }: Pick<Deps, 'dictionaries'>, order: OrderRow) {
  const { ride } = soldTrainOf(order);
  const around = (code: string) => {
    const city = stations.get(code)?.city;
    return city ? [...stations.values()].filter((one) => one.city === city).map((one) => one.code) : [code];
  };
  return { origins: around(ride.origin), destinations: around(ride.destination) };
}

function isSameWay(deps: Deps, order: OrderRow, wish: { origin: string; destination: string }): boolean {
  const { origins, destinations } = citiesOf(deps, order);
  return origins.includes(wish.origin) && destinations.includes(wish.destination);
}

/**
 * The other trains for some passengers of an order between the same cities on a day, each class with its price difference. Refuses as the
 * request does, and a day as the search of trains does.
 */
export async function searchTrainChanges(
  deps: Deps,
  actor: Actor,
  { id, passengers: ids, date }: TrainChangeSearchInput,
): Promise<TrainChangeAnswer | Refusal> {
  const order = await readOrder(deps.db, actor, id, 'train');
  if (!order) return refuse('orderNotFound');
  const found = await ticketed(deps.db, order);
  if (isRefusal(found)) return found;
  const chosen = changeable(found, ids, deps.clock.now());
  if (isRefusal(chosen)) return chosen;
  const day = travelDayFault(date, deps.clock.now());
  if (day) return refuse('badInput', { fields: { date: day } });
  if (await isHiddenRide(deps, deps.db, actor, soldTrainOf(order).ride)) return refuse('mainlandHidden');
  if (await isCovered(deps.db, order.id, ids, piecesOf(order))) return refuse('alreadyRequested');
  const options = await orRefusal(() => optionsFor(deps, order, chosen, date));
  if (isRefusal(options)) return options;
  const { rates } = await readRates(deps.db);
  const pricing = { currency: order.currency, rates };
  const trains = options.map(({ ride, classes }) => ({
    ...ride,
    classes: classes.map((seats) => ({
      ...presentSeats(ride, seats, pricing),
      difference: 'lines' in seats ? differenceOf(seats, pricing) : null,
    })),
  }));
  const quotedBy = order.byHand ? 'desk' : 'supplier';
  return { quotedBy, trains: trains.filter((train) => train.classes.length > 0) };
}

function differenceOf({ lines }: Pick<TicketChange, 'lines'>, { currency, rates }: Pricing): Money {
  return { amount: sumOf(ownLines({ lines, currency: 'CNY' }, currency, rates)), currency };
}

/** The available options: priced by the railway for the tickets it issued, or at normal fares. */
async function optionsFor(
  deps: Deps,
  order: OrderRow,
  chosen: readonly PassengerRow[],
  date: string,
): Promise<RailChangeOption[] | RailOffer[]> {
  const railway = railwayOf(deps);
  const where = { ...citiesOf(deps, order), date };
  if (order.byHand) {
    const offers = await railway.search(where.origins, where.destinations, date);
    return otherOffers(offers, soldTrainOf(order), chosen.length);
  }
  const tickets = chosen.flatMap(({ ticketNumber }) => ticketNumber ?? []);
  return railway.changeSearch(order.supplierRef ?? '', tickets, where);
}

async function orRefusal<T>(ask: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await ask();
  } catch (error) {
    if (isRefusedBySupplier(error))
      return refuse('supplierRefused', { params: { reason: localizeReason(error.message) } });
    if (error instanceof SupplierError) return refuse('supplierUnavailable');
    throw error;
  }
}
