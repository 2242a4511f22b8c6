import { useLingui } from '@lingui/react/macro';
import type { ActionReason } from '../../contract/order-moves.ts';
import { reasonLabel } from './order-labels.ts';

/** The server's answers on the actions of an order of any product. */
interface Answered<A extends string> {
  readonly actions: readonly { action: A; allowed: boolean; reason?: ActionReason | undefined }[];
}

/** An order's answer to one action; absent actions are not offered at all. */
export function actionOf<A extends string>(order: Answered<A>, action: A) {
  return order.actions.find((candidate) => candidate.action === action) ?? null;
}

/** Whether an action applies in the order's state, even if refused for another reason. */
export function isOffered<A extends string>(order: Answered<A>, action: A): boolean {
  const answer = actionOf(order, action);
  return answer !== null && (answer.allowed || answer.reason !== 'status');
}

/** Why an action is closed, in words; null when it is open or not offered. */
export function useActionReason<A extends string>(order: Answered<A>): (action: A) => string | null {
  const { i18n } = useLingui();
  return (action) => {
    const answer = actionOf(order, action);
    return !answer || answer.allowed ? null : i18n._(reasonLabel(action, answer.reason ?? 'status'));
  };
}
