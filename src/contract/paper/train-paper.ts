import { isRefundCompleted, spentBy } from '../ticket-fates.ts';
import type { TrainOrder } from '../train-orders.ts';
import type { TrainRide } from '../train-search.ts';
import { airlineName, clockOf, dayOffset } from '../trip-texts.ts';
import { type Paper, type PaperOptions, paperFrame, plainTitle, tripWords } from './paper.ts';
import { daysText, durationOf, type PaperLeg, type TripWords } from './paper-trip.ts';
import type { PaperWords } from './paper-words.ts';
import { seatPrices } from './seat-prices.ts';
import { ticketNotes } from './ticket-notes.ts';

/** Statuses with valid tickets. */
const VALID: readonly TrainOrder['status'][] = ['issued', 'changed'];
/** Statuses after which no ticket is issued. */
const ENDED: readonly TrainOrder['status'][] = ['closed', 'canceled', 'failed', 'origin_canceled', 'change_canceled'];

/** Why a document of this order carries no prices: the cost of a change or refund is between the agency and its client. */
export function trainPriceBar({ type }: Pick<TrainOrder, 'type'>) {
  return type === 'origin' ? null : ('afterSales' as const);
}

/** Lays out a train order as a document, like flights. */
export function trainPaper(order: TrainOrder, options: PaperOptions): Paper {
  const trip = tripWords(options);
  const { words } = trip;
  const isTicketed = order.passengers.every(({ ticketNumber }) => ticketNumber);
  const lines = order.prices.map(({ passengerType, count, price }) => ({ type: passengerType, count, each: price }));
  const prices = options.prices && !trainPriceBar(order) ? seatPrices(lines, options.prices, options) : null;
  const locator = order.pnr && words.railwayOrder(order.pnr);
  return {
    ...paperFrame(order, { locator, state: stateOf(order, isTicketed, words) }, options),
    title: plainTitle(words, { isPriced: prices !== null, isTicketed }),
    journeys: [{ title: null, legs: [legOf(order.ride, words.seats[order.seatClass], trip)] }],
    people: {
      head: { name: words.passenger, ticket: words.ticket },
      rows: order.passengers.map((p) => ({
        id: p.id,
        name: airlineName(p),
        ticket: p.ticketNumber ?? '—',
        note: noteOf(p, words),
      })),
    },
    notes: [],
    prices,
  };
}

function legOf(ride: TrainRide, seats: string, { words, names, date }: TripWords): PaperLeg {
  const { origin, destination, departure, arrival, durationMinutes } = ride;
  return {
    number: ride.trainNo,
    details: seats,
    operated: null,
    from: { clock: clockOf(departure), days: '', place: names.station(origin), code: null },
    to: {
      clock: clockOf(arrival),
      days: daysText(dayOffset(departure, arrival)),
      place: names.station(destination),
      code: null,
    },
    under: [date(departure.slice(0, 10)), durationOf(durationMinutes, words)].join(' · '),
    wait: null,
  };
}

function noteOf(passenger: TrainOrder['passengers'][number], words: PaperWords): string | null {
  const { seat } = passenger;
  return [...(seat ? [words.seat(seat)] : []), ...ticketNotes(passenger, words)].join(', ') || null;
}

function stateOf({ type, status, passengers }: TrainOrder, isTicketed: boolean, words: PaperWords): string {
  if (type === 'refund') return isRefundCompleted(status) ? words.notValid : words.requests.refund;
  if (spentBy(passengers) !== null || ENDED.includes(status) || status.startsWith('failed')) return words.notValid;
  return isTicketed && VALID.includes(status) ? words.ticketed : words.notTicketed;
}
