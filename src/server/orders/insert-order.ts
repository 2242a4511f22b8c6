import { maskNumber } from '../../contract/mask-number.ts';
import { seal } from '../crypto/at-rest.ts';
import type { Tx } from '../db/database.ts';
import { orderPassengers, orders } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import type { SupplierOrder } from '../suppliers/booking-supplier.ts';
import { parseReason } from '../suppliers/supplier-words.ts';
import { leaveToDesk } from './after-sales/sandbox-desk.ts';
import { scheduleClosing } from './close-order.ts';
import { holdDeadline, instantDeadline } from './deadlines.ts';
import { addTimeline, announce } from './move-order.ts';
import { type Buyer, type OrderDraft, searchTextOf } from './order-draft.ts';
import { nextOrderNumber } from './order-number.ts';
import type { OrderRow } from './order-rows.ts';
import { enqueueWebhook } from './outgoing/enqueue-webhook.ts';
import { scheduleWatch } from './watch-booking.ts';

/**
 * Stores an order that the supplier has booked: reviewing when somebody must check it first, reserved when the seats are held, else
 * to_be_paid. Enqueues its deadline's job.
 */
export async function insertOrder(
  tx: Tx,
  deps: Deps,
  buyer: Buyer,
  draft: OrderDraft,
  booked: SupplierOrder,
): Promise<OrderRow> {
  const at = deps.clock.now();
  const id = await nextOrderNumber(tx);
  const { trip } = draft;
  const [order] = await tx
    .insert(orders)
    .values({
      id,
      companyId: buyer.companyId,
      createdBy: buyer.userId,
      createdByName: buyer.displayName,
      type: 'origin',
      ...statusAndDeadlines(draft, booked, at),
      pnr: booked.locator,
      supplierRef: booked.ref,
      supplierAmount: booked.amount,
      supplierCurrency: booked.currency,
      ...columnsOf(draft),
      ...trip,
      leadPassenger: nameOf(draft.passengers[0]),
      passengerCount: draft.passengers.length,
      searchText: searchTextOf({ id, pnr: booked.locator, ...trip, passengers: draft.passengers }),
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!order) throw new Error('the order was not written');
  await tx.insert(orderPassengers).values(passengerValues(deps, order.id, withWishes(draft)));
  await addTimeline(tx, order, {
    at,
    kind: 'created',
    status: order.status,
    by: buyer.displayName,
    text: draft.remark,
  });
  // A draft stored without a code has it in English.
  if (draft.review) await addTimeline(tx, order, { at, status: order.status, by: null, ...parseReason(draft.review) });
  await scheduleClosing(tx, deps, order);
  await scheduleWatch(tx, deps, order);
  if (order.status === 'reviewing') await leaveToDesk(tx, deps, order.id);
  await announce(tx, deps, order);
  await enqueueWebhook(tx, deps, order);
  return order;
}

function columnsOf({
  product,
  carrier,
  supplierId,
  supplierName,
  byHand = false,
  referenceId = null,
  ...draft
}: OrderDraft) {
  const { currency, total, clientTotal, sold, settlement, contact, remark } = draft;
  const from = { product, carrier, supplierId, supplierName, byHand, referenceId };
  return { ...from, currency, total, clientTotal, sold, settlement, contact, remark };
}

function withWishes({ passengers, seats = [] }: OrderDraft): NamedPassenger[] {
  return passengers.map((passenger, i) => ({ ...passenger, seatWish: seats[i] || null }));
}

function statusAndDeadlines(draft: OrderDraft, booked: SupplierOrder, at: Date) {
  const issueBy = booked.issueBy ? new Date(booked.issueBy) : null;
  if (draft.review) return { status: 'reviewing', payBy: null, ticketBy: issueBy } as const;
  if (draft.hold) return { status: 'reserved', payBy: holdDeadline(issueBy), ticketBy: issueBy } as const;
  return { status: 'to_be_paid', payBy: instantDeadline(issueBy, at), ticketBy: issueBy } as const;
}

function nameOf(passenger: { surname: string; givenName: string } | undefined): string {
  return passenger ? `${passenger.surname}/${passenger.givenName}` : '';
}

type NamedPassenger = OrderDraft['passengers'][number] & { ticketNumber?: string; seatWish?: string | null };

/** The rows of an order's passengers; document numbers are encrypted, each bound to its own row. */
export function passengerValues(
  deps: Pick<Deps, 'ids' | 'settings'>,
  orderId: string,
  passengers: readonly NamedPassenger[],
) {
  return passengers.map((passenger, position) => {
    const id = deps.ids.uuid();
    const { document } = passenger;
    return {
      id,
      orderId,
      position,
      type: passenger.type,
      surname: passenger.surname,
      givenName: passenger.givenName,
      gender: passenger.gender,
      birthday: passenger.birthday,
      nationality: passenger.nationality,
      phone: passenger.phone ?? null,
      email: passenger.email ?? null,
      contactName: passenger.contactName || null,
      frequentFlyer: passenger.frequentFlyer ?? null,
      documentType: document.type,
      documentNumber: seal(document.number, deps.settings.dataKeys, id),
      documentMasked: maskNumber(document.number),
      documentExpiry: document.expiry,
      documentIssuingPlace: document.issuingPlace ?? null,
      ticketNumber: passenger.ticketNumber ?? null,
      seatWish: passenger.seatWish ?? null,
    };
  });
}
