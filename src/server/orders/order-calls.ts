import type { AuditAction } from '../../contract/audit-actions.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { PaymentStage } from '../../contract/group-order-states.ts';
import { isExternalChannel, type PaymentAttempt, type PaymentInput } from '../../contract/payments.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import { hashInput } from '../commands/idempotency.ts';
import { type Command, runCommand } from '../commands/run-command.ts';
import { SharedRunning } from '../commands/share-running.ts';
import type { Deps } from '../deps.ts';
import { addRemark } from './add-remark.ts';
import { closeOverdueOrder } from './close-order.ts';
import { confirmOrder } from './confirm-order.ts';
import { createOrder } from './create-order.ts';
import type { BookingProduct } from './order-product.ts';
import { readOrder, subjectOf } from './order-rows.ts';
import { newestAttempt } from './provider-payments/attempt-rows.ts';
import { stageNow } from './provider-payments/due-now.ts';
import { presentAttempt, presentPaid, presentStarted } from './provider-payments/present.ts';
import { startPayment } from './provider-payments/start-payment.ts';
import { setReference } from './set-reference.ts';

interface Call<I> {
  actor: Actor;
  input: I;
  idempotencyKey: string | null;
}

/** The refusals for an order past its deadline. */
const LATE: readonly string[] = [
  'deadlinePassed',
  'quoteExpired',
  'groupPaymentExpired',
] satisfies Refusal['refused'][];

/** The calls shared by the orders of every product; `present` shows an order to its caller. */
export function orderCalls<T extends { id: string }>(
  deps: Deps,
  { product, answer: present }: Pick<BookingProduct<never, T>, 'product' | 'answer'>,
) {
  const subject = { type: subjectOf(product), id: ({ id }: T) => id };
  const running = new SharedRunning<T | Refusal>();

  async function read(actor: Actor, id: string): Promise<T | Refusal> {
    const order = await readOrder(deps.db, actor, id, product);
    return order ? present(deps.db, deps, actor, order) : refuse('orderNotFound');
  }

  async function closeIfLate(id: string, refusal: Refusal): Promise<Refusal> {
    if (LATE.includes(refusal.refused)) await closeOverdueOrder(deps, id);
    return refusal;
  }

  /** Runs a command on one order, and closes the order where it is past its deadline. */
  async function change<I extends { id: string }>(
    name: AuditAction,
    { actor, input, idempotencyKey }: Call<I>,
    command: Command<I, T>,
  ): Promise<T | Refusal> {
    const result = await runCommand(deps, { name, actor, input, idempotencyKey, subject }, command);
    return isRefusal(result) ? closeIfLate(input.id, result) : result;
  }

  return {
    subject,
    read,
    change,

    /** Books a verified offer; a concurrent repeat waits for the same answer. */
    create<I extends { verificationId: string }>(
      booking: BookingProduct<I, T>,
      { actor, input, idempotencyKey }: Call<I>,
    ): Promise<T | Refusal> {
      const key = idempotencyKey ?? '';
      const same = [actor.userId, key, hashInput(input, deps.settings.dataKeys).text].join(':');
      return running.run(same, () => createOrder(deps, booking, { actor, input, key }));
    },

    /** Pays with own money by `command`, or starts a payment at a payment provider. */
    async pay<I extends { id: string; stage?: PaymentStage } & PaymentInput>(
      name: EndpointName & AuditAction,
      call: Call<I>,
      command: Command<I, T>,
    ) {
      const { actor, input, idempotencyKey } = call;
      const { channel } = input;
      if (!isExternalChannel(channel)) {
        const order = await change(name, call, command);
        return isRefusal(order) ? order : presentPaid(order);
      }
      const begun = { name, product, actor, idempotencyKey, input: { ...input, channel } };
      const attempt = await startPayment(deps, begun);
      if (isRefusal(attempt)) return closeIfLate(input.id, attempt);
      const order = await read(actor, input.id);
      return isRefusal(order) ? order : presentStarted(attempt, order);
    },

    /** The newest payment at a payment provider for the amount due. */
    async payment(actor: Actor, id: string): Promise<PaymentAttempt | Refusal> {
      const order = await readOrder(deps.db, actor, id, product);
      return order ? presentAttempt(await newestAttempt(deps.db, order.id, stageNow(order))) : refuse('orderNotFound');
    },

    addRemark: addRemark(present, product),
    setReference: setReference(present, product),
    confirm: confirmOrder(present, product),
  };
}
