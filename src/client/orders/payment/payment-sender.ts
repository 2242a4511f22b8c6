import type { OrderProduct } from '../../../contract/order-products.ts';
import type { PaymentChannel } from '../../../contract/payments.ts';
import {
  afterAnswer,
  afterComeBack,
  afterFailure,
  afterLookUp,
  NOT_PAID,
  type PaymentAnswered,
  type PaymentAttempt,
  sendingOf,
} from './payment-attempt.ts';

interface Sent<O> extends PaymentAnswered {
  order: O;
}

/** How the order of one product is paid. */
export interface PaymentWork<O> {
  /** Sends the payment under a key; answers the order, and where the payer goes on while it is pending at a payment house. */
  send: (channel: PaymentChannel, key: string) => Promise<Sent<O>>;
  /** The order whose payments at payment houses are followed. */
  product: OrderProduct;
  id: string;
  /** Reads the order as it is now. */
  read: () => Promise<O>;
  /** Whether what is to be paid still waits for it. */
  isPayable: (order: O) => boolean;
  /** Shows an order that was answered. */
  keep: (order: O) => void;
  /** Asks for the order again after a refusal. */
  refresh: () => void;
}

/** What becomes of a payment on the screen it is made from. */
export interface PaymentScreen<O> {
  show: (attempt: PaymentAttempt) => void;
  /** An order was answered: what its payment touches is asked for again. */
  onAnswer: () => void;
  /** A payment was begun at a payment house. */
  onBegun: () => Promise<unknown>;
  onRefused: () => void;
  onDone: (order: O) => void;
  /** Goes on to the payment house's page; answers whether it does. */
  leave: (url: string) => boolean;
}

/** Pays an order once: one key per channel until an answer is known; a lost answer asks the order before anything else. */
export function paymentSender<O>(work: () => PaymentWork<O>, screen: () => PaymentScreen<O>) {
  let attempt = NOT_PAID;
  const move = (next: PaymentAttempt) => {
    attempt = next;
    screen().show(next);
  };
  const keep = (order: O) => {
    work().keep(order);
    screen().onAnswer();
  };

  const lookUp = async (): Promise<void> => {
    const current = await work()
      .read()
      .catch(() => null);
    if (current) keep(current);
    move(afterLookUp(attempt, current && work().isPayable(current)));
    if (current && attempt.state.status === 'done') screen().onDone(current);
  };

  const pay = async (channel: PaymentChannel): Promise<void> => {
    const sending = sendingOf(attempt, channel, crypto.randomUUID());
    if (!sending) return;
    move(sending.attempt);
    try {
      const answer = await work().send(channel, sending.key);
      keep(answer.order);
      if (answer.state === 'pending') await screen().onBegun();
      move(afterAnswer(attempt, channel, answer));
      if (answer.state !== 'pending') screen().onDone(answer.order);
      else if (answer.redirectUrl && !screen().leave(answer.redirectUrl)) move(afterComeBack(attempt));
    } catch (error) {
      const failed = afterFailure(attempt, channel, error);
      if (!failed) return lookUp();
      move(failed);
      work().refresh();
      screen().onRefused();
    }
  };

  return { pay, lookUp, comeBack: () => move(afterComeBack(attempt)) };
}
