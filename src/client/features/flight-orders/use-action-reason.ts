import { useLingui } from '@lingui/react/macro';
import type { OrderAction } from '../../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { REASON_LABELS } from '../../orders/order-labels.ts';
import { labelOf } from '../../ui/label-of.ts';
import { actionOf } from './next-step.ts';

/** Why an action is closed, in words; null when it is open or not offered. */
export function useActionReason(order: Pick<FlightOrder, 'actions'>): (action: OrderAction) => string | null {
  const { i18n } = useLingui();
  return (action) => {
    const answer = actionOf(order, action);
    return !answer || answer.allowed ? null : i18n._(labelOf(REASON_LABELS, answer.reason ?? 'status'));
  };
}
