import type { OrderAction } from '../../../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { actionOf } from '../../../orders/order-actions.ts';

const WITHDRAWALS = ['cancelChange', 'cancelRefund', 'cancelVoid'] as const satisfies readonly OrderAction[];

/** How a request can be taken back now, which the first card offers; undefined where it cannot. */
export const openWithdrawal = (order: FlightOrder) => WITHDRAWALS.find((action) => actionOf(order, action)?.allowed);
