import type { OrderProduct } from '../../../contract/order-products.ts';
import type { PaymentChannel } from '../../../contract/payments.ts';
import {
  afterAnswer,
  afterFailure,
  afterLookUp,
  canPay,
  type PaymentAnswered,
  type PaymentState,
} from './payment-attempt.ts';

interface Sent<O> extends PaymentAnswered {
  order: O;
}

/** How the order of one product is paid. */
export interface PaymentWork<O> {
  /** Sends the payment; answers the order, and where the payer goes on while it is pending at a payment provider. */
  send: (channel: PaymentChannel) => Promise<Sent<O>>;
  /** The order whose payments at payment providers are followed. */
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
  show: (state: PaymentState) => void;
  /** An order was answered: what its payment touches is asked for again. */
  onAnswer: () => void;
  /** A payment was begun at a payment provider. */
  onBegun: () => Promise<unknown>;
  onRefused: () => void;
  onDone: (order: O) => void;
  /** Goes on to the payment provider's page; answers whether it does. */
  leave: (url: string) => boolean;
}

/** Pays an order once: a lost answer asks the order before anything else. */
export function paymentSender<O>(work: () => PaymentWork<O>, screen: () => PaymentScreen<O>) {
  // Of its own, since a second tap may come before React has drawn the first.
  let state: PaymentState = { status: 'ready' };
  const move = (next: PaymentState) => {
    state = next;
    screen().show(next);
  };
  const keep = (order: O) => {
    work().keep(order);
    screen().onAnswer();
  };

  /** Whoever comes back from a payment provider's page by the browser's button has not paid there. */
  const comeBack = () => move({ status: 'ready' });

  const lookUp = async (): Promise<void> => {
    const current = await work()
      .read()
      .catch(() => null);
    if (current) keep(current);
    move(afterLookUp(current && work().isPayable(current)));
    if (current && state.status === 'done') screen().onDone(current);
  };

  const pay = async (channel: PaymentChannel): Promise<void> => {
    if (!canPay(state)) return;
    move({ status: 'paying' });
    try {
      const answer = await work().send(channel);
      keep(answer.order);
      if (answer.state === 'pending') await screen().onBegun();
      move(afterAnswer(answer));
      if (answer.state !== 'pending') screen().onDone(answer.order);
      else if (answer.redirectUrl && !screen().leave(answer.redirectUrl)) comeBack();
    } catch (error) {
      const failed = afterFailure(error);
      if (!failed) return lookUp();
      move(failed);
      work().refresh();
      screen().onRefused();
    }
  };

  return { pay, lookUp, comeBack };
}
