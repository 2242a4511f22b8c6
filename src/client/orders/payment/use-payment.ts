import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderProduct } from '../../../contract/order-products.ts';
import type { PaymentChannel } from '../../../contract/payments.ts';
import { invalidate } from '../../api/queries.ts';
import { useLatest } from '../../ui/use-latest.ts';
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
import { PAYMENT_CALLS } from './product-calls.ts';

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

/** Pays an order once: one key per channel until an answer is known; a lost answer asks the order before anything else. */
export function usePayment<O>(work: PaymentWork<O>, onDone: (order: O) => void) {
  const [{ state }, setShown] = useState(NOT_PAID);
  const attempt = useRef(NOT_PAID);
  const move = useCallback((next: PaymentAttempt) => {
    attempt.current = next;
    setShown(next);
  }, []);
  const keep = useLatest((order: O) => {
    work.keep(order);
    void invalidate('wallet', PAYMENT_CALLS[work.product].config);
  });

  const lookUp = useLatest(async (): Promise<void> => {
    const current = await work.read().catch(() => null);
    if (current) keep(current);
    move(afterLookUp(attempt.current, current && work.isPayable(current)));
    if (current && attempt.current.state.status === 'done') onDone(current);
  });

  const pay = useLatest(async (channel: PaymentChannel): Promise<void> => {
    const sending = sendingOf(attempt.current, channel, crypto.randomUUID());
    if (!sending) return;
    move(sending.attempt);
    try {
      const answer = await work.send(channel, sending.key);
      keep(answer.order);
      if (answer.state === 'pending') await invalidate(PAYMENT_CALLS[work.product].attempt);
      move(afterAnswer(attempt.current, channel, answer));
      if (answer.state !== 'pending') onDone(answer.order);
      else if (answer.redirectUrl) window.location.assign(answer.redirectUrl);
    } catch (error) {
      const failed = afterFailure(attempt.current, channel, error);
      if (!failed) return lookUp();
      move(failed);
      work.refresh();
      void invalidate(PAYMENT_CALLS[work.product].config);
    }
  });

  useComeBack(() => move(afterComeBack(attempt.current)));
  return { state, pay, lookUp };
}

/** The browser may keep the page as it was left for a payment house: who comes back by its button has not paid. */
export function useComeBack(onBack: () => void): void {
  const back = useLatest(onBack);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) back();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [back]);
}
