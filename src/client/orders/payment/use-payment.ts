import { useCallback, useEffect, useRef, useState } from 'react';
import { REFUSALS } from '../../../contract/errors.ts';
import type { PaymentChannel } from '../../../contract/payments.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { invalidate } from '../../api/queries.ts';
import { useLatest } from '../../ui/use-latest.ts';

/** What the sheet shows: nothing is called paid before the server says so. */
export type PaymentState =
  | { status: 'ready' }
  | { status: 'paying' }
  /** A payment house's page is about to take the place of this one. */
  | { status: 'leaving' }
  | { status: 'refused'; message: string }
  /** The answer got lost and the order says it is still unpaid: the same payment may be sent again. */
  | { status: 'unanswered' }
  /** The answer got lost and the order could not be read either. */
  | { status: 'unknown' }
  | { status: 'done' };

interface Sent<O> {
  order: O;
  state?: 'paid' | 'pending';
  redirectUrl?: string | undefined;
}

/** How the order of one product is paid. */
export interface PaymentWork<O> {
  /** Sends the payment under a key; answers the order, and where the payer goes on while it is pending at a payment house. */
  send: (channel: PaymentChannel, key: string) => Promise<Sent<O>>;
  /** The order whose payments at payment houses are followed; null where own money alone pays. */
  followed: string | null;
  /** Reads the order as it is now. */
  read: () => Promise<O>;
  /** Whether what is to be paid still waits for it. */
  isPayable: (order: O) => boolean;
  /** Shows an order that was answered. */
  keep: (order: O) => void;
  /** Asks for the order again after a refusal. */
  refresh: () => void;
}

/** Whether an error leaves open what the server did. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.kind === 'network' ||
  error.code === REFUSALS.requestInProgress.code ||
  error.code === REFUSALS.unexpected.code ||
  (error.kind === 'unexpected' && error.code === 0);

/** Pays an order once: one key per channel until an answer is known; a lost answer asks the order before anything else. */
export function usePayment<O>(work: PaymentWork<O>, onDone: (order: O) => void) {
  const [state, setState] = useState<PaymentState>({ status: 'ready' });
  const keys = useRef(new Map<PaymentChannel, string>());
  const isSending = useRef(false);
  const keep = useLatest((order: O) => {
    work.keep(order);
    void invalidate('wallet', 'flightPaymentConfig');
  });
  const done = useLatest(onDone);

  const lookUp = useLatest(async (): Promise<void> => {
    try {
      const current = await work.read();
      keep(current);
      if (work.isPayable(current)) setState({ status: 'unanswered' });
      else {
        setState({ status: 'done' });
        done(current);
      }
    } catch {
      setState({ status: 'unknown' });
    }
  });

  const send = useLatest(work.send);
  const refresh = useLatest(work.refresh);
  const pay = useCallback(
    async (channel: PaymentChannel): Promise<void> => {
      if (isSending.current) return;
      isSending.current = true;
      setState({ status: 'paying' });
      const key = keys.current.get(channel) ?? crypto.randomUUID();
      keys.current.set(channel, key);
      try {
        const answer = await send(channel, key);
        keep(answer.order);
        if (answer.state === 'pending') {
          keys.current.delete(channel);
          await invalidate('flightOrderPayment');
          setState({ status: answer.redirectUrl ? 'leaving' : 'ready' });
          if (answer.redirectUrl) window.location.assign(answer.redirectUrl);
          return;
        }
        setState({ status: 'done' });
        done(answer.order);
      } catch (error) {
        if (isLost(error)) await lookUp();
        else {
          if (!(error instanceof ApiError && error.kind === 'session')) keys.current.delete(channel);
          setState({ status: 'refused', message: messageOf(error) });
          refresh();
          void invalidate('flightPaymentConfig');
        }
      } finally {
        isSending.current = false;
      }
    },
    [send, keep, done, lookUp, refresh],
  );
  useComeBack(() => setState({ status: 'ready' }));
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
