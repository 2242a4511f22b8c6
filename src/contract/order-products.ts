import { FLIGHT_ORDER_STATES, type FlightOrderStatus } from './flight-order-states.ts';
import { GROUP_ORDER_STATES, type GroupOrderStatus } from './group-order-states.ts';
import type { Mover, OrderState } from './order-moves.ts';
import { TRAIN_ORDER_STATES, type TrainOrderStatus } from './train-order-states.ts';

/** What orders are made of: each product has its own table of states, and shares everything else. */
export const ORDER_PRODUCTS = ['flight', 'group', 'train'] as const;
export type OrderProduct = (typeof ORDER_PRODUCTS)[number];
export type OrderStatus = FlightOrderStatus | GroupOrderStatus | TrainOrderStatus;

export const ORDER_STATES: Readonly<Record<OrderProduct, Readonly<Record<string, OrderState>>>> = {
  flight: FLIGHT_ORDER_STATES,
  group: GROUP_ORDER_STATES,
  train: TRAIN_ORDER_STATES,
};

function isStatus(value: string): value is OrderStatus {
  return Object.values(ORDER_STATES).some((states) => Object.hasOwn(states, value));
}
/** Every status of every product, once. */
export const ORDER_STATUSES: readonly OrderStatus[] = [
  ...new Set(Object.values(ORDER_STATES).flatMap((states) => Object.keys(states).filter(isStatus))),
];

/** Whether `mover` may take an order of this product from one status to another. */
export function canMove(product: OrderProduct, from: OrderStatus, to: OrderStatus, mover: Mover): boolean {
  return ORDER_STATES[product][from]?.next[to]?.includes(mover) ?? false;
}
