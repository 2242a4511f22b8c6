import { isRefusal, type Refusal } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { postRefund } from '../../ledger/movements.ts';
import type { LedgerChannel } from '../../ledger/rules.ts';
import { addTimeline, announce } from '../move-order.ts';
import { lockAnyOrder } from '../order-rows.ts';
import { type AttemptRow, moveAttempt, payerMoney } from './attempt-rows.ts';
import type { RefundRow } from './refund-rows.ts';

/** A refund and its payment. */
export interface Ended {
  refund: RefundRow;
  attempt: AttemptRow;
}

/**
 * Completes a refund made `to` its payment provider, or to the wallet instead: the refunded order goes on and posts it, a group's payment
 * at a stage is posted, or the payment counts as returned.
 */
export async function endRefund(tx: Tx, deps: Deps, ended: Ended, to: LedgerChannel): Promise<Refusal | null> {
  const { attempt, refund } = ended;
  if (refund.orderId === null) return endReturn(tx, deps, ended, to);
  // A group ticket refund takes its part of a stage, and posts its refund itself.
  if (attempt.stage && refund.orderId === attempt.orderId) return endStage(tx, deps, ended, to);
  await deps.jobs.send(tx, 'reimburse-order', { orderId: refund.orderId });
  return null;
}

/** The payment provider's id of a refund; null for one made to the wallet instead. */
const atProvider = ({ reference }: RefundRow, to: LedgerChannel): string | null =>
  to === 'balance' ? null : reference;

/** The reference of a group payment's refund to own money. */
export const stageRefund = ({ id, part }: { id: string; part: string }): string => `REF${id}-${part}`;

/** A group's payment at a stage is refunded; the group failed before, so nothing follows. */
async function endStage(tx: Tx, deps: Deps, { attempt, refund }: Ended, to: LedgerChannel): Promise<Refusal | null> {
  const { companyId, currency, orderId, stage } = attempt;
  const at = deps.clock.now();
  const stagePaid = { id: orderId ?? '', product: 'group' as const, part: stage ?? '' };
  const paid = { ...stagePaid, reference: atProvider(refund, to) ?? stageRefund(stagePaid) };
  const money = { amount: refund.amount, currency };
  const posted = await postRefund(tx, paid, { companyId, channel: to }, money, { at, userId: null });
  if (isRefusal(posted)) return posted;
  await deps.events.publish(tx, { companyId, userId: null, at }, { type: 'wallet' });
  return null;
}

/** The payer has been refunded a payment that no order used. */
async function endReturn(tx: Tx, deps: Deps, { attempt, refund }: Ended, to: LedgerChannel): Promise<Refusal | null> {
  const order = await lockAnyOrder(tx, attempt.orderId ?? '');
  if (!order || !(await moveAttempt(tx, attempt.id, ['returning'], { state: 'returned' }))) return null;
  const { companyId, id: part } = attempt;
  const money = payerMoney(attempt);
  const at = deps.clock.now();
  const paid = { id: order.id, product: order.product, part, reference: atProvider(refund, to) };
  const posted = await postRefund(tx, paid, { companyId, channel: to }, money, { at, userId: null });
  if (isRefusal(posted)) return posted;
  await addTimeline(tx, order, { at, kind: 'refund', status: null, by: null, money });
  await announce(tx, deps, order);
  await deps.events.publish(tx, { companyId, userId: null, at }, { type: 'wallet' });
  return null;
}
