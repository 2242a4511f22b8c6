import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { type Currency, isCurrency, type Money } from '../../../contract/money.ts';
import type { PaymentAnswer, PaymentChannel, PaymentConfig } from '../../../contract/payments.ts';
import type { Actor } from '../../actor.ts';
import type { OrderParts, OrderRow, PassengerRow, TimelineRow } from './order-rows.ts';
import { orderActions } from './policy.ts';

/** An order as its page shows it. Nothing else of the row leaves the server: no clear document number, no cost of others. */
export function presentOrder(order: OrderRow, parts: OrderParts, actor: Actor, now: Date): FlightOrder {
  const { product } = order;
  return {
    id: order.id,
    originalBookingId: order.originalId,
    referenceId: order.referenceId,
    type: order.type,
    status: order.status,
    pnr: order.pnr,
    airline: order.airline,
    supplier: order.supplierName,
    createdAt: order.createdAt.toISOString(),
    createdBy: order.createdByName,
    payBy: order.payBy?.toISOString() ?? null,
    ticketBy: order.ticketBy?.toISOString() ?? null,
    total: totalOf(order),
    priceBreakdown: product.priceBreakdown,
    journeys: product.journeys,
    brand: product.brand,
    baggage: product.baggage,
    policies: product.policies,
    selfTransfer: product.selfTransfer,
    ticketingSpeed: product.ticketingSpeed,
    passengers: parts.passengers.map(presentPassenger),
    contact: order.contact,
    remark: order.remark,
    reviewRemark: order.reviewRemark,
    payment:
      order.paymentChannel && order.paidAt && order.paymentReference
        ? { channel: order.paymentChannel, paidAt: order.paidAt.toISOString(), reference: order.paymentReference }
        : null,
    timeline: parts.timeline.map(presentEntry),
    relatedOrders: parts.related.map(({ id, type, status }) => ({ id, type, status })),
    actions: orderActions(order, actor, now),
    version: order.version,
  };
}

function presentPassenger(row: PassengerRow): FlightOrder['passengers'][number] {
  return {
    id: row.id,
    type: row.type,
    surname: row.surname,
    givenName: row.givenName,
    gender: row.gender,
    birthday: row.birthday,
    nationality: row.nationality,
    phone: row.phone,
    email: row.email,
    frequentFlyer: row.frequentFlyer,
    document: {
      type: row.documentType,
      number: row.documentMasked,
      expiry: row.documentExpiry,
      issuingPlace: row.documentIssuingPlace,
    },
    ticketNumber: row.ticketNumber,
  };
}

function presentEntry(row: TimelineRow): FlightOrder['timeline'][number] {
  return {
    at: row.at.toISOString(),
    kind: row.kind,
    status: row.status,
    by: row.by,
    money: row.amount !== null && isCurrency(row.currency) ? { amount: row.amount, currency: row.currency } : null,
    text: row.text,
  };
}

export function presentPayment(order: FlightOrder): PaymentAnswer {
  return { state: 'paid', order };
}

export interface ChannelState {
  id: PaymentChannel;
  enabled: boolean;
  feeBasisPoints: number;
  available: number | null;
}

export function presentChannels(channels: readonly ChannelState[]): PaymentConfig {
  return {
    channels: channels.map(({ id, enabled, feeBasisPoints, available }) => ({
      channel: id,
      enabled,
      feeBasisPoints,
      available,
    })),
  };
}

export function totalOf(row: { total: number; currency: Currency }): Money {
  return { amount: row.total, currency: row.currency };
}
