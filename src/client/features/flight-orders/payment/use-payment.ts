import { useCallback, useRef, useState } from 'react';
import { REFUSALS } from '../../../../contract/errors.ts';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import type { PaymentChannel } from '../../../../contract/payments.ts';
import { call } from '../../../api/call.ts';
import { ApiError, messageOf } from '../../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient } from '../../../api/queries.ts';
import { actionOf } from '../next-step.ts';

/** What the sheet shows: nothing is called paid before the server says so. */
export type PaymentState =
  | { status: 'ready' }
  | { status: 'paying' }
  | { status: 'refused'; message: string }
  /** The answer got lost and the order says it is still unpaid: the same payment may be sent again. */
  | { status: 'unanswered' }
  /** The answer got lost and the order could not be read either. */
  | { status: 'unknown' }
  | { status: 'done' };

const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.kind === 'network' ||
  error.code === REFUSALS.requestInProgress.code ||
  error.code === REFUSALS.unexpected.code ||
  (error.kind === 'unexpected' && error.code === 0);

function keep(order: FlightOrder): void {
  queryClient.setQueryData(apiQueryKey('flightOrder', { id: order.id }), order);
  void invalidate('flightOrders', 'flightOrderCounts', 'wallet', 'flightPaymentConfig');
}

/** Pays an order once: one key per channel until an answer is known; a lost answer asks the order before anything else. */
export function usePayment(order: FlightOrder, onDone: (order: FlightOrder) => void) {
  const [state, setState] = useState<PaymentState>({ status: 'ready' });
  const keys = useRef(new Map<PaymentChannel, string>());
  const isSending = useRef(false);

  const lookUp = useCallback(async (): Promise<void> => {
    try {
      const current = await call('flightOrder', { id: order.id });
      keep(current);
      if (actionOf(current, 'pay')?.allowed) setState({ status: 'unanswered' });
      else {
        setState({ status: 'done' });
        onDone(current);
      }
    } catch {
      setState({ status: 'unknown' });
    }
  }, [order.id, onDone]);

  const pay = useCallback(
    async (channel: PaymentChannel): Promise<void> => {
      if (isSending.current) return;
      isSending.current = true;
      setState({ status: 'paying' });
      const key = keys.current.get(channel) ?? crypto.randomUUID();
      keys.current.set(channel, key);
      try {
        const input = { id: order.id, channel, successUrl: `/flight/orders/${order.id}`, amount: order.total };
        const answer = await call('payFlightOrder', input, { idempotencyKey: key });
        keep(answer.order);
        setState({ status: 'done' });
        if (answer.redirectUrl) window.location.assign(answer.redirectUrl);
        else onDone(answer.order);
      } catch (error) {
        if (isLost(error)) await lookUp();
        else {
          if (!(error instanceof ApiError && error.kind === 'session')) keys.current.delete(channel);
          setState({ status: 'refused', message: messageOf(error) });
          void invalidate('flightOrder', 'flightPaymentConfig');
        }
      } finally {
        isSending.current = false;
      }
    },
    [order.id, order.total, lookUp, onDone],
  );
  return { state, pay, lookUp };
}
