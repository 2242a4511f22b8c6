import { FLIGHT_ORDER_STATES, type FlightOrderStatus } from './flight-order-states.ts';
import { GROUP_STATES, type GroupStatus } from './group-refund-states.ts';
import type { Mover, OrderState } from './order-moves.ts';
import { TRAIN_ORDER_STATES, type TrainOrderStatus } from './train-order-states.ts';

/** The products of orders: each has its own state table, and shares everything else. */
export const ORDER_PRODUCTS = ['flight', 'group', 'train'] as const;
export type OrderProduct = (typeof ORDER_PRODUCTS)[number];
export type OrderStatus = FlightOrderStatus | GroupStatus | TrainOrderStatus;

export const ORDER_STATES: Readonly<Record<OrderProduct, Readonly<Record<string, OrderState>>>> = {
  flight: FLIGHT_ORDER_STATES,
  group: GROUP_STATES,
  train: TRAIN_ORDER_STATES,
};

function isStatus(value: string): value is OrderStatus {
  return Object.values(ORDER_STATES).some((states) => Object.hasOwn(states, value));
}
/** Every status of every product, once. */
export const ORDER_STATUSES: readonly OrderStatus[] = [
  ...new Set(Object.values(ORDER_STATES).flatMap((states) => Object.keys(states).filter(isStatus))),
];

/** The final statuses of a product's orders. */
export function finalStatuses(product: OrderProduct): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => ORDER_STATES[product][status]?.final);
}

/** Whether `mover` may take an order of this product from one status to another. */
export function canMove(product: OrderProduct, from: OrderStatus, to: OrderStatus, mover: Mover): boolean {
  return ORDER_STATES[product][from]?.next[to]?.includes(mover) ?? false;
}

/** The statuses from which `mover` may take an order of this product to one of `to`. */
export function statusesBefore(product: OrderProduct, mover: Mover, ...to: OrderStatus[]): readonly OrderStatus[] {
  return ORDER_STATUSES.filter((from) => to.some((next) => canMove(product, from, next, mover)));
}
