import type { GroupOption, GroupOrder } from '../group-orders.ts';
import { PASSENGER_TYPES } from '../passenger-terms.ts';
import { isRefundCompleted, spentBy } from '../ticket-fates.ts';
import { airlineName, ticketText } from '../trip-texts.ts';
import { type Paper, type PaperOptions, paperFrame, plainTitle, tripWords } from './paper.ts';
import type { PaperJourney, TripWords } from './paper-trip.ts';
import type { PaperWords } from './paper-words.ts';
import { type SeatLine, seatPrices } from './seat-prices.ts';
import { ticketNotes } from './ticket-notes.ts';

const ENDED: readonly GroupOrder['status'][] = ['failed', 'canceled', 'closed'];

const chosenOf = ({ options, chosen }: GroupOrder) => options.find(({ id }) => id === chosen);

/** Why a document of this group carries no prices: no quote has been confirmed, or it is a refund of its tickets. */
export function groupPriceBar(order: GroupOrder) {
  if (order.type !== 'origin') return 'afterSales' as const;
  return chosenOf(order) ? null : ('notQuoted' as const);
}

/** Lays out a group as a document: its days, the confirmed flights in the desk's words, and the passengers named so far. */
export function groupPaper(order: GroupOrder, options: PaperOptions): Paper {
  const trip = tripWords(options);
  const { words, names } = trip;
  const chosen = chosenOf(order);
  const isTicketed = order.status === 'issued';
  const prices =
    options.prices && chosen && !groupPriceBar(order)
      ? seatPrices(linesOf(order, chosen), options.prices, options)
      : null;
  const { passengers } = order;
  return {
    ...paperFrame(order, { locator: order.pnr && `PNR ${order.pnr}`, state: stateOf(order, words) }, options),
    title: plainTitle(words, { isPriced: prices !== null, isTicketed }),
    journeys: order.journeys.flatMap((journey) => journeysOf(journey, trip)),
    people:
      passengers.length === 0
        ? null
        : {
            head: { name: words.passenger, ticket: words.ticket },
            rows: passengers.map((p) => ({
              id: p.id,
              name: airlineName(p),
              ticket: p.ticketNumber ? ticketText(p.ticketNumber) : '—',
              note: ticketNotes(p, words).join(', ') || null,
            })),
          },
    notes: [
      ...(chosen ? [names.airline(chosen.airline), ...chosen.flights.split('\n').filter(Boolean)] : []),
      partyOf(order)
        .map(({ type, count }) => words.types[type](count))
        .join(' · '),
    ],
    prices,
  };
}

/** Outbound and, where the group returns, inbound. */
function journeysOf(
  { origin, destination, date: day, returnDate }: GroupOrder['journeys'][number],
  { names, date }: TripWords,
): PaperJourney[] {
  const way = (from: string, to: string, on: string) => ({
    title: `${names.city(from)} → ${names.city(to)} · ${date(on)}`,
    legs: [],
  });
  return [way(origin, destination, day), ...(returnDate ? [way(destination, origin, returnDate)] : [])];
}

function partyOf({ party }: Pick<GroupOrder, 'party'>) {
  return PASSENGER_TYPES.map((type) => ({ type, count: party[type] })).filter(({ count }) => count > 0);
}

function linesOf(order: GroupOrder, { prices }: GroupOption): SeatLine[] {
  return partyOf(order).flatMap(({ type, count }) => {
    const each = prices[type];
    return each ? [{ type, count, each }] : [];
  });
}

function stateOf({ type, status, passengers }: GroupOrder, words: PaperWords): string {
  if (type === 'refund') return isRefundCompleted(status) ? words.notValid : words.requests.refund;
  if (spentBy(passengers) !== null || ENDED.includes(status)) return words.notValid;
  return status === 'issued' ? words.ticketed : words.notTicketed;
}
