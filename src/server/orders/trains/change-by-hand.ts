import { convertUp } from '../../../contract/money.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { DeskQuoteTrainChangeInput } from '../../../contract/train-desk.ts';
import type { TrainChangeInput } from '../../../contract/train-orders.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { readRates } from '../../db/exchange-rates.ts';
import type { SoldTrain } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { readRailRef, writeRailRef } from '../../suppliers/rail/rail-ref.ts';
import type { RailOffer } from '../../suppliers/rail/rail-supplier.ts';
import { passengersOf, requestOf, sourceOf } from '../after-sales/child-order.ts';
import { soldPricesOf } from '../after-sales/sold-parts.ts';
import { writeChangeQuote } from '../after-sales/write-change-quote.ts';
import { DESK_QUOTE_MS } from '../after-sales/write-quote.ts';
import { type OrderRow, readOrder, soldTrainOf } from '../order-rows.ts';
import { checkRide } from './check-ride.ts';
import { msUntilDeparture } from './departure.ts';

function refOf({ ride, seatClass }: Pick<SoldTrain, 'seatClass'> & Pick<RailOffer, 'ride'>): string {
  const { trainNo, origin, destination, departure } = ride;
  return writeRailRef({ trainNo, date: departure.slice(0, 10), origin, destination, seatClass });
}

/** The train classes with seats for so many, other than what they have. */
export function otherOffers(offers: readonly RailOffer[], old: SoldTrain, count: number): RailOffer[] {
  return offers.map(({ ride, classes }) => ({
    ride,
    classes: classes.filter(({ left, seatClass }) => left >= count && refOf({ ride, seatClass }) !== refOf(old)),
  }));
}

/**
 * The train requested instead of tickets bought by hand, as currently offered; null for tickets issued by the railway and for other
 * products. Refuses with badInput where they are for that already, and as checkRide does.
 */
export async function requestedTrainByHand(
  deps: Deps,
  actor: Actor,
  { id, passengers: ids, option }: Pick<TrainChangeInput, 'id' | 'passengers' | 'option'>,
): Promise<SoldTrain | Refusal | null> {
  const order = await readOrder(deps.db, actor, id, 'train');
  const wish = readRailRef(option);
  if (!order?.byHand || !wish) return null;
  if (option === refOf(soldTrainOf(order))) return refuse('badInput', { fields: { option: 'invalid' } });
  const chosen = (await passengersOf(deps.db, id)).filter((passenger) => ids.includes(passenger.id));
  const child = chosen.filter(({ type }) => type === 'child').length;
  const { rates } = await readRates(deps.db);
  const pricing = { currency: order.currency, rates };
  const checked = await checkRide(deps, wish, { adult: chosen.length - child, child }, pricing);
  return isRefusal(checked) ? checked : checked.sold;
}

/** The train of an expired change of such tickets, as currently offered; null for other requests. Refuses as `requestedTrainByHand`. */
export async function requestedTrainAgain(deps: Deps, actor: Actor, id: string): Promise<SoldTrain | Refusal | null> {
  const expired = await readOrder(deps.db, actor, id, 'train');
  if (expired?.type !== 'change' || !expired.byHand) return null;
  const { sourceId } = await requestOf(deps.db, expired);
  const passengers = (await passengersOf(deps.db, id)).flatMap(({ originalId }) => originalId ?? []);
  return requestedTrainByHand(deps, actor, { id: sourceId, passengers, option: refOf(soldTrainOf(expired)) });
}

type Quote = Omit<DeskQuoteTrainChangeInput, 'id'>;

/**
 * The desk's quote for changing tickets that it has bought: the fare difference, and what the railway keeps; valid until either train
 * leaves. Refuses with statusConflict, trainLeft, or badInput where a passenger type has no price or two.
 */
export async function quoteChangeByHand(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  { prices, currency, remark }: Quote,
  by: string,
): Promise<OrderRow | Refusal> {
  if (order.status !== 'chg_reviewing') return refuse('statusConflict');
  const source = await sourceOf(tx, await requestOf(tx, order));
  const now = deps.clock.now();
  const left = Math.min(msUntilDeparture(source, now), msUntilDeparture(order, now));
  if (left <= 0) return refuse('trainLeft');
  const { rates } = await readRates(tx);
  const own = (amount: number) => convertUp({ amount, currency }, order.currency, rates).amount;
  const people = await passengersOf(tx, order.id);
  const priced = new Map(prices.map((price) => [price.passengerType, price]));
  const isEach =
    priced.size === prices.length && prices.every((one) => people.some(({ type }) => type === one.passengerType));
  const lines = people.flatMap(({ type }) => {
    const price = type === 'infant' ? undefined : priced.get(type);
    if (!price) return [];
    return {
      fareDifference: own(price.fare) - (soldPricesOf(source, [{ type }])[0] ?? 0),
      taxDifference: 0,
      penalty: own(price.penalty),
    };
  });
  if (!isEach || lines.length < people.length) return refuse('badInput', { fields: { prices: 'invalid' } });
  const { ride, seatClass } = soldTrainOf(order);
  return writeChangeQuote(tx, deps, order, {
    offer: { lines, currency: order.currency, ride, seatClass },
    expiresAt: new Date(now.getTime() + Math.min(DESK_QUOTE_MS, left)),
    supplierQuote: null,
    isAgreed: false,
    mover: 'desk',
    by,
    text: remark || null,
  });
}
