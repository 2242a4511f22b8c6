import type { VoidQuote } from '../../../contract/after-sales.ts';
import { flightStatus } from '../../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { Actor } from '../../actor.ts';
import type { SoldLine, SoldPrice } from '../../db/schema/sold-price.ts';
import { ownChanged } from '../../orders/after-sales/own-change.ts';
import { presentRequest } from '../../orders/after-sales/present-request.ts';
import { piecesOf } from '../../orders/after-sales/sold-parts.ts';
import { possibleRequests } from '../../orders/after-sales/ticket-requests.ts';
import { type OrderParts, type OrderRow, soldOf, totalOf } from '../../orders/order-rows.ts';
import { type OwnPart, taxesOf } from '../../orders/own-price.ts';
import { feeOf, presentEntry, presentPaid, presentPassenger } from '../../orders/present.ts';
import { sandboxMark } from '../../orders/sandbox-orders.ts';
import { orderActions } from './policy.ts';

/** An order for its page. Nothing else of the row leaves the server: no clear document number, no cost of others. */
export function presentOrder(
  order: OrderRow,
  { voidQuote, ...parts }: OrderParts & { voidQuote: VoidQuote | null },
  actor: Actor,
  now: Date,
): FlightOrder {
  const sold = soldOf(order);
  const pieces = piecesOf(order);
  const asked = { ...order, handedAt: parts.request?.handedAt ?? null };
  return {
    id: order.id,
    originalBookingId: order.originalId,
    referenceId: order.referenceId,
    type: order.type,
    status: flightStatus(order.status),
    pnr: order.pnr,
    airline: order.carrier,
    supplier: order.supplierName,
    ...sandboxMark(order),
    createdAt: order.createdAt.toISOString(),
    createdBy: order.createdByName,
    payBy: order.payBy?.toISOString() ?? null,
    ticketBy: order.ticketBy?.toISOString() ?? null,
    voidUntil: order.voidUntil?.toISOString() ?? null,
    ...(voidQuote ? { voidQuote } : {}),
    total: totalOf(order),
    clientTotal: order.clientTotal === null ? null : { amount: order.clientTotal, currency: order.currency },
    priceBreakdown: presentPrice(boughtAt(sold.priceBreakdown, parts), feeOf(parts.fees)),
    journeys: sold.journeys,
    brand: sold.brand,
    baggage: sold.baggage,
    policies: sold.policies,
    selfTransfer: sold.selfTransfer,
    ticketingSpeed: sold.ticketingSpeed,
    invoiceType: sold.restrictions?.invoiceType ?? sold.invoiceType ?? null,
    productType: sold.productType ?? null,
    restrictions: sold.restrictions ?? null,
    passengers: parts.passengers.map((row) => presentPassenger(row, parts.asked, pieces)),
    contact: order.contact,
    remark: order.remark,
    reviewRemark: order.reviewRemark,
    payment: presentPaid(order, parts.fees),
    timeline: parts.timeline.map((row) => ({ ...presentEntry(row), status: row.status && flightStatus(row.status) })),
    relatedOrders: parts.related.map(({ id, type, status }) => ({ id, type, status: flightStatus(status) })),
    afterSales: parts.request && presentRequest(parts.request, parts, order),
    actions: orderActions(asked, actor, now, possibleRequests(parts, pieces)),
    version: order.version,
  };
}

function boughtAt(price: SoldPrice, { request, passengers }: OrderParts): SoldPrice {
  return request?.changeQuote ? ownChanged(price, passengers, request.changeQuote.lines) : price;
}

/** The buyer's price (spec §3): its total is what the buyer pays, and the fare is all of that except the airline's taxes. */
function presentPrice(
  price: Pick<SoldPrice, 'currency' | 'total'> & { lines: readonly OwnLine[] },
  transactionFee: number,
): FlightOrder['priceBreakdown'] {
  const { currency, total } = price;
  return { currency, lines: price.lines.map(presentLine), transactionFee, total };
}

type OwnLine = OwnPart & Pick<SoldLine, 'clientPrice'>;

function presentLine(part: OwnLine): FlightOrder['priceBreakdown']['lines'][number] {
  const { passengerType, count, airportTax, fuelSurcharge, salePrice, clientPrice, fareBasis } = part;
  const taxes = taxesOf(part);
  const fare = salePrice - taxes;
  return {
    passengerType,
    count,
    ticketPrice: fare,
    faceValue: fare,
    taxes,
    airportTax,
    fuelSurcharge,
    discount: 0,
    serviceFee: 0,
    salePrice,
    costPrice: salePrice,
    ...(clientPrice === undefined ? {} : { clientPrice }),
    fareBasis,
  };
}
