import type { ClientPrices } from '../client-prices.ts';
import type { FlightOrder } from '../flight-orders.ts';
import type { InvoiceType } from '../flight-terms.ts';
import { formatMoney } from '../format-values.ts';
import type { Locale } from '../locale.ts';
import type { Money } from '../money.ts';
import { clientPaysFor, clientRows, currencyOf } from '../order-prices.ts';
import { isRefundCompleted, spentBy } from '../ticket-fates.ts';
import { airlineName, ticketText } from '../trip-texts.ts';
import { colonOf, type Paper, type PaperOptions, type PaperPrice, paperFrame, plainTitle, tripWords } from './paper.ts';
import { paperJourneys } from './paper-trip.ts';
import type { PaperWords } from './paper-words.ts';
import { ticketNotes } from './ticket-notes.ts';

/** Statuses without tickets valid for travel. */
const ENDED: readonly FlightOrder['status'][] = ['closed', 'canceled', 'failed', 'origin_canceled', 'change_canceled'];

/** Why a document of this order carries no prices (spec §3, restrictions): its fare is sold without any invoice, or it is no booking. */
export function flightPriceBar({ type, invoiceType }: Pick<FlightOrder, 'type' | 'invoiceType'>) {
  if (type !== 'origin') return 'afterSales' as const;
  return invoiceType === 'None' ? ('noInvoice' as const) : null;
}

/** Lays out a flight order as a document: without document numbers, and with the client's price only. */
export function flightPaper(order: FlightOrder, options: PaperOptions): Paper {
  const { locale } = options;
  const trip = tripWords(options);
  const { words } = trip;
  const prices = options.prices && !flightPriceBar(order) ? priceRows(order, options.prices, words, locale) : null;
  const { pieces, kg } = order.baggage.checked;
  return {
    ...paperFrame(order, { locator: order.pnr && `PNR ${order.pnr}`, state: stateOf(order, words) }, options),
    title: titleOf(order, prices !== null, words),
    journeys: paperJourneys(order.journeys, trip),
    people: {
      head: { name: words.passenger, ticket: words.ticket },
      rows: order.passengers.map((p) => ({
        id: p.id,
        name: airlineName(p),
        ticket: p.ticketNumber ? ticketText(p.ticketNumber) : '—',
        note: ticketNotes(p, words).join(', ') || null,
      })),
    },
    notes: [
      pieces > 0 ? words.bags(pieces, kg) : words.noBag,
      ...(prices && order.invoiceType
        ? [`${words.invoice}${colonOf(locale)}${words.invoices[order.invoiceType]}`]
        : []),
    ],
    prices,
  };
}

const isTicketed = ({ passengers }: FlightOrder) => passengers.every(({ ticketNumber }) => ticketNumber);

function titleOf(order: FlightOrder, isPriced: boolean, words: PaperWords): string {
  const isBill: boolean = order.invoiceType === ('Bill' satisfies InvoiceType);
  return isPriced && isBill ? words.receipt : plainTitle(words, { isPriced, isTicketed: isTicketed(order) });
}

/** The order's status as far as the traveller needs it. */
function stateOf(order: FlightOrder, words: PaperWords): string {
  if (order.type === 'refund' || order.type === 'void')
    return isRefundCompleted(order.status) ? words.notValid : words.requests[order.type];
  if (spentBy(order.passengers) !== null || ENDED.includes(order.status) || order.status.startsWith('failed'))
    return words.notValid;
  return isTicketed(order) && (order.status === 'issued' || order.status === 'changed')
    ? words.ticketed
    : words.notTicketed;
}

function priceRows(order: FlightOrder, prices: ClientPrices, words: PaperWords, locale: Locale): Paper['prices'] {
  const currency = currencyOf(order);
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(locale, { amount, currency }));
  const written = (total: Money | null) => (total === null ? '–' : formatMoney(locale, total));
  const lines = clientRows(order, prices).flatMap(
    ({ type, count, each, sum, fare, parts, fareBasis }): PaperPrice[] => [
      { label: `${words.types[type](count)} × ${money(each)}`, value: money(sum), level: 'line' },
      ...(each === null ? [] : [{ label: words.fields.ticketPrice, value: money(fare), level: 'part' as const }]),
      ...parts.map(({ field, amount }) => ({
        label: words.fields[field],
        value: money(amount),
        level: 'part' as const,
      })),
      ...(fareBasis ? [{ label: words.fareBasis, value: fareBasis, level: 'part' as const }] : []),
    ],
  );
  const total: PaperPrice = { label: words.total, value: written(clientPaysFor(order, prices)), level: 'total' };
  return { title: words.price, rows: [...lines, total] };
}
