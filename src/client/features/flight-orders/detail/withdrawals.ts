import type { OrderAction } from '../../../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { actionOf } from '../../../orders/order-actions.ts';

const WITHDRAWALS = ['cancelChange', 'cancelRefund', 'cancelVoid'] as const satisfies readonly OrderAction[];

/** The available withdrawal of a request, in the first card; undefined where there is none. */
export const openWithdrawal = (order: FlightOrder) => WITHDRAWALS.find((action) => actionOf(order, action)?.allowed);
