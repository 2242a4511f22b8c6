import type { FlightOrder } from '../../contract/flight-orders.ts';
import { isCurrency } from '../../contract/money.ts';
import type { PaymentChannel, PaymentConfig } from '../../contract/payments.ts';
import type { OrderRow, PassengerRow, TimelineRow } from './order-rows.ts';

export interface ChannelState {
  id: PaymentChannel;
  enabled: boolean;
  feeBasisPoints: number;
  available: number | null;
  isSandbox: boolean;
}

export function presentChannels(channels: readonly ChannelState[]): PaymentConfig {
  return {
    channels: channels.map(({ id, enabled, feeBasisPoints, available, isSandbox }) => ({
      channel: id,
      enabled,
      feeBasisPoints,
      available,
      ...(isSandbox ? { sandbox: true } : {}),
    })),
  };
}

/** A passenger without the clear number of the document. */
export function presentPassenger(row: PassengerRow): FlightOrder['passengers'][number] {
  return {
    id: row.id,
    type: row.type,
    surname: row.surname,
    givenName: row.givenName,
    fullName: `${row.surname} ${row.givenName}`,
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
    exchangedFrom: row.exchangedFrom,
    exchangedFor: row.exchangedFor,
  };
}

/** An entry of an order's timeline; its status is the product's to name. */
export function presentEntry(row: TimelineRow): Omit<FlightOrder['timeline'][number], 'status'> {
  return {
    at: row.at.toISOString(),
    kind: row.kind,
    by: row.by,
    money: row.amount !== null && isCurrency(row.currency) ? { amount: row.amount, currency: row.currency } : null,
    text: row.text,
  };
}

/** How an order was paid; null before. */
export function presentPaid({ paymentChannel, paidAt, paymentReference }: OrderRow): FlightOrder['payment'] {
  if (!paymentChannel || !paidAt || !paymentReference) return null;
  return { channel: paymentChannel, paidAt: paidAt.toISOString(), reference: paymentReference };
}
