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
  /** Sends the payment; returns the order, and the provider's page while it is pending there. */
  send: (channel: PaymentChannel) => Promise<Sent<O>>;
  /** The order whose payments at payment providers are followed. */
  product: OrderProduct;
  id: string;
  /** Reads the current order. */
  read: () => Promise<O>;
  /** Whether the amount due is still unpaid. */
  isPayable: (order: O) => boolean;
  /** Updates the cached order. */
  keep: (order: O) => void;
  /** Refetches the order after a refusal. */
  refresh: () => void;
}

/** Effects of a payment on its screen. */
export interface PaymentScreen<O> {
  show: (state: PaymentState) => void;
  /** The server returned an order: refetch what its payment affects. */
  onAnswer: () => void;
  /** A payment started at a payment provider. */
  onBegun: () => Promise<unknown>;
  onRefused: () => void;
  onDone: (order: O) => void;
  /** Opens the payment provider's page; returns whether it does. */
  leave: (url: string) => boolean;
}

/** Pays an order once: after a lost response it reads the order first. */
export function paymentSender<O>(work: () => PaymentWork<O>, screen: () => PaymentScreen<O>) {
  // Outside of React state: a second tap may precede the first render.
  let state: PaymentState = { status: 'ready' };
  const move = (next: PaymentState) => {
    state = next;
    screen().show(next);
  };
  const keep = (order: O) => {
    work().keep(order);
    screen().onAnswer();
  };

  /** Returning from a payment provider's page by the back button means it was not paid. */
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
