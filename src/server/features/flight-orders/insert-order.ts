import { maskNumber } from '../../../contract/mask-number.ts';
import { seal } from '../../crypto/at-rest.ts';
import type { Tx } from '../../db/database.ts';
import { flightOrders, orderPassengers } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { SupplierOrder } from '../../suppliers/air-supplier.ts';
import { scheduleClosing } from './close-order.ts';
import { addTimeline, announce } from './move-order.ts';
import { type Buyer, type OrderDraft, searchTextOf, tripFacts } from './order-draft.ts';
import { nextOrderNumber } from './order-number.ts';
import type { OrderRow } from './order-rows.ts';

const MINUTE = 60_000;
/** Payment ends this long before the supplier's own deadline, so that there is time to ticket. */
const TICKETING_MARGIN_MS = 2 * MINUTE;
/** An instant order is to be paid within this time, or sooner where the supplier says so. */
const INSTANT_PAYMENT_MS = 30 * MINUTE;

/**
 * Writes down an order that the supplier has booked: reviewing when somebody must look at it first, reserved when the seats are
 * held, else to_be_paid. Its deadline's job goes with it.
 */
export async function insertOrder(
  tx: Tx,
  deps: Deps,
  buyer: Buyer,
  draft: OrderDraft,
  booked: SupplierOrder,
): Promise<OrderRow> {
  const at = deps.clock.now();
  const id = await nextOrderNumber(tx, at);
  const trip = tripFacts(draft.product.journeys);
  const [order] = await tx
    .insert(flightOrders)
    .values({
      id,
      companyId: buyer.companyId,
      createdBy: buyer.userId,
      createdByName: buyer.displayName,
      type: 'origin',
      ...statusAndDeadlines(draft, booked, at),
      pnr: booked.locator,
      airline: draft.airline,
      supplierId: draft.supplierId,
      supplierName: draft.supplierName,
      supplierRef: booked.ref,
      supplierAmount: booked.amount,
      supplierCurrency: booked.currency,
      currency: draft.currency,
      total: draft.total,
      product: draft.product,
      settlement: draft.settlement,
      contact: draft.contact,
      remark: draft.remark,
      reviewRemark: draft.review,
      ...trip,
      leadPassenger: nameOf(draft.passengers[0]),
      passengerCount: draft.passengers.length,
      searchText: searchTextOf({ id, pnr: booked.locator, ...trip, passengers: draft.passengers }),
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!order) throw new Error('the order was not written');
  await tx.insert(orderPassengers).values(passengerValues(deps, order.id, draft.passengers));
  await addTimeline(tx, order, {
    at,
    kind: 'created',
    status: order.status,
    by: buyer.displayName,
    text: draft.remark,
  });
  await scheduleClosing(tx, deps, order);
  await announce(tx, deps, order);
  return order;
}

function statusAndDeadlines(draft: OrderDraft, booked: SupplierOrder, at: Date) {
  const issueBy = booked.issueBy ? new Date(booked.issueBy) : null;
  if (draft.review) return { status: 'reviewing', payBy: null, ticketBy: issueBy } as const;
  const untilSupplier = issueBy ? issueBy.getTime() - TICKETING_MARGIN_MS : Number.POSITIVE_INFINITY;
  if (draft.hold) return { status: 'reserved', payBy: issueBy && new Date(untilSupplier), ticketBy: issueBy } as const;
  const payBy = new Date(Math.min(at.getTime() + INSTANT_PAYMENT_MS, untilSupplier));
  return { status: 'to_be_paid', payBy, ticketBy: issueBy } as const;
}

function nameOf(passenger: { surname: string; givenName: string } | undefined): string {
  return passenger ? `${passenger.surname}/${passenger.givenName}` : '';
}

type NamedPassenger = OrderDraft['passengers'][number] & { ticketNumber?: string };

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
      frequentFlyer: passenger.frequentFlyer ?? null,
      documentType: document.type,
      documentNumber: seal(document.number, deps.settings.dataKeys, id),
      documentMasked: maskNumber(document.number),
      documentExpiry: document.expiry,
      documentIssuingPlace: document.issuingPlace ?? null,
      ticketNumber: passenger.ticketNumber ?? null,
    };
  });
}
