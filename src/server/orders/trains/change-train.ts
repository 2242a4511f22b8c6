import { VOLUNTARY } from '../../../contract/after-sales.ts';
import type { Money } from '../../../contract/money.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { TrainChangeAnswer, TrainChangeInput, TrainChangeSearchInput } from '../../../contract/train-orders.ts';
import type { Actor } from '../../actor.ts';
import type { Command } from '../../commands/run-command.ts';
import { readRates } from '../../db/exchange-rates.ts';
import type { Deps } from '../../deps.ts';
import type { TicketChange } from '../../suppliers/booking-supplier.ts';
import { readRailRef } from '../../suppliers/rail/rail-ref.ts';
import type { RailChangeOption } from '../../suppliers/rail/rail-supplier.ts';
import { SupplierError, saysNo } from '../../suppliers/supplier-error.ts';
import { ownLines, sumOf } from '../after-sales/change-cost.ts';
import { insertChild, isCovered } from '../after-sales/child-order.ts';
import { piecesOf } from '../after-sales/sold-parts.ts';
import { chosenOf, lockTicketed, type Ticketed, ticketed } from '../after-sales/ticketed-order.ts';
import type { Answering } from '../order-product.ts';
import { type OrderRow, type PassengerRow, readOrder, soldTrainOf } from '../order-rows.ts';
import { hasLeft } from './departure.ts';
import { type Pricing, presentSeats } from './present-seats.ts';

/**
 * Asks for another train for some passengers. Refuses with changedBefore (a ticket is changed once), trainLeft, statusConflict,
 * passengersMismatch, alreadyRequested, or badInput where the option is no train between the same cities.
 */
export function askTrainChange<T>(answer: Answering<T>): Command<TrainChangeInput, T> {
  return async (tx, actor, { id, passengers: ids, option, remark }, deps) => {
    const found = await lockTicketed(tx, actor, id, 'train');
    if (isRefusal(found)) return found;
    const { source } = found;
    const passengers = changeable(found, ids, deps.clock.now());
    if (isRefusal(passengers)) return passengers;
    const wish = readRailRef(option);
    if (!wish || !isSameWay(deps, source, wish)) return refuse('badInput', { fields: { option: 'invalid' } });
    const segments = piecesOf(source);
    if (await isCovered(tx, source.id, ids, segments)) return refuse('alreadyRequested');
    const child = await insertChild(tx, deps, source, actor, {
      type: 'change',
      passengers,
      segments,
      reason: VOLUNTARY,
      subReason: null,
      remark: remark || null,
      wanted: [{ journey: 0, date: wish.date, flight: wish.trainNo }],
      option,
    });
    await deps.jobs.send(tx, 'quote-request', { orderId: child.id });
    return answer(tx, deps, actor, child);
  };
}

/** Whose tickets may be changed now; refuses as the request does. */
function changeable(found: Ticketed, ids: readonly string[], now: Date): PassengerRow[] | Refusal {
  const { source } = found;
  if (source.type === 'change') return refuse('changedBefore');
  // What the desk has bought by hand is changed by hand.
  if (!source.supplierRef) return refuse('supplierRefused', { params: { reason: 'Please ask the desk' } });
  return hasLeft(source, now) ? refuse('trainLeft') : chosenOf(found, ids);
}

/** The stations of the cities that a train of an order runs between. */
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

/** What else some passengers of an order could ride between the same cities on a day, each class with what it adds. */
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
  if (await isCovered(deps.db, order.id, ids, piecesOf(order))) return refuse('alreadyRequested');
  const tickets = chosen.flatMap(({ ticketNumber }) => ticketNumber ?? []);
  const options = await optionsFor(deps, order, tickets, date);
  if (isRefusal(options)) return options;
  const { rates } = await readRates(deps.db);
  const pricing = { currency: order.currency, rates };
  const trains = options.map(({ ride, classes }) => ({
    ...ride,
    classes: classes.map((seats) => ({
      ...presentSeats(ride, seats, pricing),
      difference: differenceOf(seats, pricing),
    })),
  }));
  return { trains: trains.filter((train) => train.classes.length > 0) };
}

function differenceOf({ lines }: Pick<TicketChange, 'lines'>, { currency, rates }: Pricing): Money {
  return { amount: sumOf(ownLines({ lines, currency: 'CNY' }, currency, rates)), currency };
}

async function optionsFor(
  deps: Deps,
  order: OrderRow,
  tickets: readonly string[],
  date: string,
): Promise<RailChangeOption[] | Refusal> {
  try {
    return await deps.railSupplier.changeSearch(order.supplierRef ?? '', tickets, { ...citiesOf(deps, order), date });
  } catch (error) {
    if (saysNo(error)) return refuse('supplierRefused', { params: { reason: error.message } });
    if (error instanceof SupplierError) return refuse('supplierUnavailable');
    throw error;
  }
}
