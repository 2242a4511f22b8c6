import { isCurrency } from '../../contract/money.ts';
import type { OrderPassenger, Paid, TimelineEntry } from '../../contract/order-parts.ts';
import type { PaymentChannel, PaymentConfig } from '../../contract/payments.ts';
import { TIMELINE_WORDS } from '../../contract/timeline-words.ts';
import { givenBack, openPieces, type TicketRequest } from './after-sales/ticket-requests.ts';
import type { OrderParts, OrderRow, PassengerRow, TimelineRow } from './order-rows.ts';

export interface ChannelState {
  id: PaymentChannel;
  enabled: boolean;
  feeBasisPoints: number;
  available: number | null;
  isOverdue: boolean;
  isSandbox: boolean;
}

export function presentChannels(channels: readonly ChannelState[]): PaymentConfig {
  return {
    channels: channels.map(({ id, enabled, feeBasisPoints, available, isOverdue, isSandbox }) => ({
      channel: id,
      enabled,
      feeBasisPoints,
      available,
      ...(isOverdue ? { overdue: true } : {}),
      ...(isSandbox ? { sandbox: true } : {}),
    })),
  };
}

/** A passenger without the clear document number; `pieces` are those of the order's tickets. */
export function presentPassenger(
  row: PassengerRow,
  asked: readonly TicketRequest[],
  pieces: readonly number[],
): OrderPassenger {
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
    contactName: row.contactName,
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
    givenBack: givenBack(asked, row.id, pieces),
    openPieces: openPieces(asked, row.id, pieces),
  };
}

/** A timeline entry; its status is in the product's terms. */
export function presentEntry(row: TimelineRow): TimelineEntry {
  return {
    at: row.at.toISOString(),
    kind: row.kind,
    by: row.by,
    money: row.amount !== null && isCurrency(row.currency) ? { amount: row.amount, currency: row.currency } : null,
    ...presentText(row),
  };
}

/** An entry's text: somebody's own words, or for the portal's messages the code with the English words. */
function presentText({ code, text }: TimelineRow): Pick<TimelineEntry, 'code' | 'remark' | 'text'> {
  if (code === null) return { text };
  return { code, remark: text, text: [TIMELINE_WORDS[code].en, text].filter(Boolean).join(' · ') };
}

/** How an order was paid; null before. */
export function presentPaid(order: OrderRow, fees: OrderParts['fees']): Paid | null {
  const { paymentChannel, paidAt, paymentReference, currency } = order;
  if (!paymentChannel || !paidAt || !paymentReference) return null;
  const amount = feeOf(fees);
  return {
    channel: paymentChannel,
    paidAt: paidAt.toISOString(),
    reference: paymentReference,
    ...(amount > 0 ? { fee: { amount, currency } } : {}),
  };
}

/** The channels' fees on all payments of an order together. */
export const feeOf = (fees: OrderParts['fees']): number => fees.reduce((sum, { fee }) => sum + fee, 0);
