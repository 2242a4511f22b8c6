import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { Money } from '../../../contract/money.ts';
import { STATUS_LABELS } from '../../orders/order-labels.ts';
import { clockOf, dayOffset, flightName } from '../../trip/itinerary.ts';
import { CABIN_LABELS } from '../../trip/labels.ts';
import { airlineName, bookingText, ticketText } from '../../trip/passenger-name.ts';
import { labelOf } from '../../ui/label-of.ts';

/** What the text needs besides the order: the language, names of places, and how dates and money are written. */
export interface Words {
  i18n: I18n;
  airport(code: string): string;
  date(isoDate: string): string;
  money(money: Money): string;
}

function segmentLines(segment: FlightOrder['journeys'][number]['segments'][number], words: Words): string[] {
  const days = dayOffset(segment.departure, segment.arrival);
  const place = (code: string, terminal: string | undefined): string =>
    `${words.airport(code)} (${terminal ? `${code} ${terminal}` : code})`;
  const cabin = words.i18n._(labelOf(CABIN_LABELS, segment.cabin));
  return [
    `${flightName(segment)} · ${words.date(segment.departure.slice(0, 10))} · ${cabin} ${segment.bookingClass}`,
    `${clockOf(segment.departure)} ${place(segment.origin, segment.originTerminal)}`,
    `${clockOf(segment.arrival)}${days > 0 ? ` +${days}` : ''} ${place(segment.destination, segment.destinationTerminal)}`,
  ];
}

/** An itinerary as plain text to send to a traveller: no document numbers, and of its price only `price`, what the traveller pays. */
export function itineraryText(order: FlightOrder, words: Words, price: Money | null): string {
  const { i18n } = words;
  const id = bookingText(order.id);
  const heads = [i18n._(msg`Booking ${id}`), ...(order.pnr ? [`PNR ${order.pnr}`] : [])];
  const bag = order.baggage.checked;
  const flights = order.journeys.flatMap((journey) => journey.segments).map((s) => segmentLines(s, words).join('\n'));
  const travellers = order.passengers.map((p, i) => {
    const ticket = p.ticketNumber ? `  ${ticketText(p.ticketNumber)}` : '';
    return `${i + 1}. ${airlineName(p)}${ticket}`;
  });
  const { pieces, kg } = bag;
  const bags = pieces > 0 ? i18n._(msg`Checked bags: ${pieces} × ${kg} kg each`) : i18n._(msg`No checked bag included`);
  const total = price && words.money(price);
  const blocks = [
    `${heads.join(' · ')}\n${i18n._(labelOf(STATUS_LABELS, order.status))}`,
    ...flights,
    travellers.join('\n'),
    [bags, ...(total !== null ? [i18n._(msg`Total: ${total}`)] : []), i18n._(msg`All times are local.`)].join('\n'),
  ];
  return blocks.join('\n\n');
}
