import { isRefusal, type Refusal } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { postRefund } from '../../ledger/movements.ts';
import type { LedgerChannel } from '../../ledger/rules.ts';
import { addTimeline, announce } from '../move-order.ts';
import { lockAnyOrder } from '../order-rows.ts';
import { type AttemptRow, moveAttempt, payerMoney } from './attempt-rows.ts';
import type { RefundRow } from './refund-rows.ts';

/** A refund and the payment that it is of. */
export interface Ended {
  refund: RefundRow;
  attempt: AttemptRow;
}

/**
 * What follows once a refund has gone `to` its payment provider, or to the wallet instead: the order that pays back goes on and posts it,
 * what a group had paid at a stage is posted, or the payment counts as returned.
 */
export async function endRefund(tx: Tx, deps: Deps, ended: Ended, to: LedgerChannel): Promise<Refusal | null> {
  const { attempt, refund } = ended;
  if (refund.orderId === null) return endReturn(tx, deps, ended, to);
  // A refund of a group's tickets takes its part of a stage, and posts what it pays back itself.
  if (attempt.stage && refund.orderId === attempt.orderId) return endStage(tx, deps, ended, to);
  await deps.jobs.send(tx, 'reimburse-order', { orderId: refund.orderId });
  return null;
}

/** What the payment provider calls money that it has given back; null of what the wallet has instead. */
const atProvider = ({ reference }: RefundRow, to: LedgerChannel): string | null => (to === 'balance' ? null : reference);

/** What the return of a group's payment to own money is called. */
export const stageRefund = ({ id, part }: { id: string; part: string }): string => `REF${id}-${part}`;

/** What a group had paid at a stage is back; it failed before, so that nothing of it goes on. */
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

/** The payer has the money of a payment back that no order took. */
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
