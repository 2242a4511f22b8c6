import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import type { PaymentStage } from '../../../contract/group-order-states.ts';
import { percentUp } from '../../../contract/money.ts';
import type { OrderProduct } from '../../../contract/order-products.ts';
import type { ExternalChannel, PaymentInput } from '../../../contract/payments.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { findPaymentProvider } from '../../payments/payment-providers.ts';
import { portalOfCaller } from '../../sites/portal-address.ts';
import { lockOrder, subjectOf } from '../order-rows.ts';
import { disagreement } from '../pay-order.ts';
import { type AttemptRow, findAttempt, findOpenAttempt } from './attempt-rows.ts';
import { type DueNow, dueNow } from './due-now.ts';
import { openAtProvider } from './open-at-provider.ts';

/** How long a code or a page can be paid; the order's own deadline may be sooner. */
const LIFE_MS = 30 * 60_000;
const FIRST_LOOK_MS = 30_000;

type ExternalPaymentInput = { id: string; channel: ExternalChannel; stage?: PaymentStage } & Omit<
  PaymentInput,
  'channel'
>;

interface StartCall {
  /** The call's name, which scopes its key. */
  name: EndpointName & AuditAction;
  product: OrderProduct;
  actor: Actor;
  input: ExternalPaymentInput;
  idempotencyKey: string | null;
}

/** The portal's path for an order of each product. */
const HOMES: Readonly<Record<OrderProduct, string>> = {
  flight: '/flight/orders',
  group: '/flight/group/order',
  train: '/train/orders',
};

/**
 * Starts a payment at a payment provider: stored first, then opened at the provider with its own number as the idempotency key, so that a
 * repeat finds the same payment. No money is booked before the provider confirms it. Refuses as paying with own money does, and with
 * paymentFailed where the provider refuses it.
 */
export async function startPayment(
  deps: Deps,
  { name, product, actor, input, idempotencyKey }: StartCall,
): Promise<AttemptRow | Refusal> {
  const subject = { type: subjectOf(product), id: () => input.id };
  const written = await runCommand(deps, { name, actor, input, idempotencyKey, subject }, writeAttempt(product));
  if (isRefusal(written)) return written;
  const attempt = await findAttempt(deps.db, written.attemptId);
  return attempt ? openAtProvider(deps, attempt) : refuse('paymentFailed');
}

function writeAttempt(product: OrderProduct): Command<ExternalPaymentInput, { attemptId: string }> {
  return async (tx, actor, input, deps) => {
    const order = await lockOrder(tx, actor, input.id, product);
    if (!order) return refuse('orderNotFound');
    const now = deps.clock.now();
    const stage = input.stage ?? null;
    const due = await dueNow(deps, tx, order, stage);
    if (isRefusal(due)) return due;
    const refusal = disagreement(actor, input, due.money);
    if (refusal) return refusal;
    const provider = findPaymentProvider(deps.paymentProviders, input.channel);
    if (!provider?.takes(order.currency)) return refuse('channelUnavailable');
    const fee = percentUp(due.money, provider.feeBasisPoints).amount;
    const attempt = { orderId: order.id, stage, channel: input.channel, ...due.money, fee };
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
      returnPath: input.successUrl ?? `${HOMES[product]}/${order.id}`,
      returnOrigin: (await portalOfCaller(tx, deps, actor)).origin,
      endsAt: endOf(due, now),
      askAt: new Date(now.getTime() + FIRST_LOOK_MS),
      createdAt: now,
    });
    return { attemptId };
  };
}

function endOf({ payBy }: DueNow, now: Date): Date {
  return new Date(Math.min(now.getTime() + LIFE_MS, payBy?.getTime() ?? Number.POSITIVE_INFINITY));
}
