import { isAllowed } from '../../../contract/permissions.ts';
import { trainStatus } from '../../../contract/train-order-states.ts';
import { TRAIN_ACTIONS, type TrainAction, type TrainOrder } from '../../../contract/train-orders.ts';
import type { Actor } from '../../actor.ts';
import { isOverdue } from '../../orders/deadlines.ts';
import { type OrderParts, type OrderRow, soldTrainOf, totalOf } from '../../orders/order-rows.ts';
import { presentEntry, presentPaid, presentPassenger } from '../../orders/present.ts';

/** An order of a train as its page shows it. Document numbers are masked. */
export function presentTrain(
  order: OrderRow,
  { passengers, timeline }: Pick<OrderParts, 'passengers' | 'timeline'>,
  actor: Actor,
  now: Date,
): TrainOrder {
  const { ride, seatClass, prices } = soldTrainOf(order);
  const { currency } = order;
  return {
    id: order.id,
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
    passengers: passengers.map(presentPassenger),
    contact: order.contact,
    remark: order.remark,
    payment: presentPaid(order),
    timeline: timeline.map((row) => ({ ...presentEntry(row), status: row.status && trainStatus(row.status) })),
    actions: TRAIN_ACTIONS.map((action) => {
      const reason = refusedBecause(action, order, actor, now);
      return reason ? { action, allowed: false, reason } : { action, allowed: true };
    }),
    version: order.version,
  };
}

function refusedBecause(action: TrainAction, order: OrderRow, { grants, me }: Actor, now: Date) {
  if (order.status !== 'to_be_paid') return 'status' as const;
  if (!isAllowed(grants, { roles: ['operator'], service: 'train' })) return 'role' as const;
  if (action === 'cancel') return null;
  if (me.company.config.commonConfig.disablePayment) return 'paymentDisabled' as const;
  return isOverdue(order, now) ? ('deadline' as const) : null;
}
