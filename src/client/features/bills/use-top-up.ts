import { useRef, useState } from 'react';
import type { WalletTopUpInput } from '../../../contract/top-ups.ts';
import { call } from '../../api/call.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { invalidate } from '../../api/queries.ts';
import { leaveForHouse } from '../../orders/payment/leave-for-house.ts';
import { isLost, type PaymentState } from '../../orders/payment/payment-attempt.ts';
import { useComeBack } from '../../orders/payment/use-payment.ts';

/** Begins a top-up once: a lost answer keeps its key, so that sending the same again finds the same top-up. Answers whether it is begun. */
export function useTopUp(onStarted: (id: string) => void) {
  const [state, setState] = useState<PaymentState>({ status: 'ready' });
  const sent = useRef<{ body: string; key: string } | null>(null);
  const start = async (input: WalletTopUpInput, onRefused: (error: unknown) => void): Promise<boolean> => {
    setState({ status: 'paying' });
    const body = JSON.stringify(input);
    const key = sent.current?.body === body ? sent.current.key : crypto.randomUUID();
    sent.current = { body, key };
    try {
      const topUp = await call('startTopUp', input, { idempotencyKey: key });
      sent.current = null;
      await invalidate('walletTopUps');
      onStarted(topUp.id);
      const isLeaving = topUp.redirectUrl !== undefined && leaveForHouse(topUp.redirectUrl);
      setState({ status: isLeaving ? 'leaving' : 'ready' });
      return true;
    } catch (error) {
      if (!isLost(error) && !(error instanceof ApiError && error.kind === 'session')) sent.current = null;
      setState({ status: 'refused', message: messageOf(error) });
      onRefused(error);
      void invalidate('walletTopUps');
      return false;
    }
  };
  useComeBack(() => setState({ status: 'ready' }));
  return { state, start };
}
