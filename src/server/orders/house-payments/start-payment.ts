import { percentUp } from '../../../contract/money.ts';
import type { HouseChannel, PaymentInput } from '../../../contract/payments.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { findHouse } from '../../payments/houses.ts';
import { lockOrder, type OrderRow, subjectOf, totalOf } from '../order-rows.ts';
import { disagreement, obstacleTo } from '../pay-order.ts';
import { type AttemptRow, findAttempt, findOpenAttempt } from './attempt-rows.ts';
import { openAtHouse } from './open-at-house.ts';

/** A code or a page is paid within this time, or sooner where the order's own deadline comes first. */
const LIFE_MS = 30 * 60_000;
const FIRST_LOOK_MS = 30_000;

type HouseInput = { id: string; channel: HouseChannel } & Omit<PaymentInput, 'channel'>;

/**
 * Begins a payment at a payment house: written down first, then told to the house with its own number as the key, so that a repeat
 * finds the same payment. No money moves before the house says that it has it. Refuses as paying from own money does, and with
 * paymentFailed where the house takes no payment.
 */
export async function startPayment(
  deps: Deps,
  { actor, input, idempotencyKey }: { actor: Actor; input: HouseInput; idempotencyKey: string | null },
): Promise<AttemptRow | Refusal> {
  const subject = { type: subjectOf('flight'), id: () => input.id };
  const call = { name: 'payFlightOrder', actor, input, idempotencyKey, subject };
  const written = await runCommand(deps, call, writeAttempt);
  if (isRefusal(written)) return written;
  const attempt = await findAttempt(deps.db, written.attemptId);
  return attempt ? openAtHouse(deps, attempt) : refuse('paymentFailed');
}

const writeAttempt: Command<HouseInput, { attemptId: string }> = async (tx, actor, input, deps) => {
  const order = await lockOrder(tx, actor, input.id);
  if (!order) return refuse('orderNotFound');
  const now = deps.clock.now();
  const refusal = obstacleTo(order, now) ?? disagreement(actor, input, totalOf(order));
  if (refusal) return refusal;
  const house = findHouse(deps.houses, input.channel);
  if (!house?.takes(order.currency)) return refuse('channelUnavailable');
  const due = { orderId: order.id, channel: input.channel, amount: order.total, currency: order.currency };
  const attempt = { ...due, fee: percentUp(totalOf(order), house.feeBasisPoints).amount };
  const open = await findOpenAttempt(tx, attempt, now);
  if (open) return { attemptId: open.id };
  const attemptId = deps.ids.uuid().replaceAll('-', '');
  await tx.insert(paymentAttempts).values({
    ...attempt,
    id: attemptId,
    companyId: order.companyId,
    userId: actor.userId,
    userName: actor.displayName,
    state: 'started',
    returnPath: input.successUrl ?? `/flight/orders/${order.id}`,
    endsAt: endOf(order, now),
    askAt: new Date(now.getTime() + FIRST_LOOK_MS),
    createdAt: now,
  });
  return { attemptId };
};

function endOf({ payBy }: OrderRow, now: Date): Date {
  return new Date(Math.min(now.getTime() + LIFE_MS, payBy?.getTime() ?? Number.POSITIVE_INFINITY));
}
