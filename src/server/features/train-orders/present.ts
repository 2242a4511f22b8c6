import { changeCan, returnCan } from '../../../contract/desk-moves.ts';
import { type DeskTrainOrder, TRAIN_TICKETING } from '../../../contract/train-desk.ts';
import { trainStatus } from '../../../contract/train-order-states.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';
import type { RailTicket } from '../../../contract/train-terms.ts';
import type { Actor } from '../../actor.ts';
import { presentRequest } from '../../orders/after-sales/present-request.ts';
import { piecesOf } from '../../orders/after-sales/sold-parts.ts';
import { possibleRequests } from '../../orders/after-sales/ticket-requests.ts';
import type { DeskTaskRow } from '../../orders/desk/desk-tasks.ts';
import { presentSide } from '../../orders/desk/present-side.ts';
import { type OrderParts, type OrderRow, soldTrainOf, totalOf } from '../../orders/order-rows.ts';
import { presentEntry, presentPaid, presentPassenger } from '../../orders/present.ts';
import { sandboxMark } from '../../orders/sandbox-orders.ts';
import { trainActions } from './policy.ts';

/** A train order for its page. Document numbers are masked. */
export function presentTrain(
  order: OrderRow,
  parts: OrderParts & Pick<RailTicket, 'changes'>,
  actor: Actor,
  now: Date,
): TrainOrder {
  const pieces = piecesOf(order);
  return {
    id: order.id,
    originalBookingId: order.originalId,
    referenceId: order.referenceId,
    type: order.type,
    status: trainStatus(order.status),
    createdAt: order.createdAt.toISOString(),
    createdBy: order.createdByName,
    pnr: order.pnr,
    supplier: order.supplierName,
    ...sandboxMark(order),
    payBy: order.payBy?.toISOString() ?? null,
    total: totalOf(order),
    ...presentSold(order),
    changes: [...parts.changes],
    isByHand: order.byHand,
    passengers: parts.passengers.map((row) => ({
      ...presentPassenger(row, parts.asked, pieces),
      seat: row.seat,
    })),
    contact: order.contact,
    remark: order.remark,
    reviewRemark: order.reviewRemark,
    payment: presentPaid(order, parts.fees),
    timeline: parts.timeline.map((row) => ({ ...presentEntry(row), status: row.status && trainStatus(row.status) })),
    relatedOrders: parts.related.map(({ id, type, status }) => ({ id, type, status: trainStatus(status) })),
    afterSales: parts.request && presentRequest(parts.request, parts, order),
    actions: trainActions(order, actor, now, {
      left: possibleRequests(parts, pieces),
      reason: parts.request?.reason ?? null,
    }),
    version: order.version,
  };
}

/** The booked train and class of an order. */
export function presentSold(
  order: Pick<OrderRow, 'sold' | 'currency'>,
): Pick<TrainOrder, 'ride' | 'seatClass' | 'prices'> {
  const { ride, seatClass, prices } = soldTrainOf(order);
  const { currency } = order;
  return {
    ride,
    seatClass,
    prices: prices.map(({ passengerType, count, price }) => ({
      passengerType,
      count,
      price: { amount: price, currency },
    })),
  };
}

/** A train as the desk sees it, without the agency's actions. */
export function presentDeskTrain(
  order: TrainOrder,
  {
    agency,
    task,
    seatWishes,
    askedBack,
    refundTerms,
    replaces,
    isForDesk,
  }: Pick<DeskTrainOrder, 'agency' | 'seatWishes' | 'askedBack' | 'refundTerms' | 'replaces'> & {
    task: DeskTaskRow | null;
    isForDesk: boolean;
  },
): DeskTrainOrder {
  return {
    order: { ...order, actions: [] },
    agency,
    task: presentSide(task),
    seatWishes,
    askedBack,
    refundTerms,
    replaces,
    can: isForDesk ? deskCanOf(order) : [],
  };
}

/** Manual ticketing asks the railway only if it was not asked before. */
function deskCanOf({ isByHand, type, status }: TrainOrder): DeskTrainOrder['can'] {
  if (type === 'change') return changeCan(status, isByHand);
  if (type === 'refund') return returnCan(status);
  if (status !== 'proceeding' && status !== 'origin_holding') return [];
  return TRAIN_TICKETING.filter((work) => work !== 'ticket' || (isByHand && status === 'proceeding'));
}
