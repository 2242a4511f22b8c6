import { trainStatus } from '../../../contract/train-order-states.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';
import type { Actor } from '../../actor.ts';
import { presentRequest } from '../../orders/after-sales/present-request.ts';
import { type OrderParts, type OrderRow, soldTrainOf, totalOf } from '../../orders/order-rows.ts';
import { presentEntry, presentPaid, presentPassenger } from '../../orders/present.ts';
import { trainActions } from './policy.ts';

/** An order of a train as its page shows it. Document numbers are masked. */
export function presentTrain(order: OrderRow, parts: OrderParts, actor: Actor, now: Date): TrainOrder {
  const { ride, seatClass, prices } = soldTrainOf(order);
  const { currency } = order;
  return {
    id: order.id,
    originalBookingId: order.originalId,
    type: order.type,
    status: trainStatus(order.status),
    createdAt: order.createdAt.toISOString(),
    createdBy: order.createdByName,
    pnr: order.pnr,
    supplier: order.supplierName,
    payBy: order.payBy?.toISOString() ?? null,
    total: totalOf(order),
    ride,
    seatClass,
    prices: prices.map(({ passengerType, count, price }) => ({
      passengerType,
      count,
      price: { amount: price, currency },
    })),
    passengers: parts.passengers.map((row) => ({ ...presentPassenger(row), seat: row.seat })),
    contact: order.contact,
    remark: order.remark,
    payment: presentPaid(order),
    timeline: parts.timeline.map((row) => ({ ...presentEntry(row), status: row.status && trainStatus(row.status) })),
    relatedOrders: parts.related.map(({ id, type, status }) => ({ id, type, status: trainStatus(status) })),
    afterSales: parts.request && presentRequest(parts.request, parts, currency),
    actions: trainActions(order, actor, now),
    version: order.version,
  };
}
