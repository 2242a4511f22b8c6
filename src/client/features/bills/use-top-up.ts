import { useState } from 'react';
import type { WalletTopUpInput } from '../../../contract/top-ups.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { invalidate } from '../../api/queries.ts';
import { leaveForProvider, wayBack } from '../../orders/payment/leave-for-provider.ts';
import type { PaymentState } from '../../orders/payment/payment-attempt.ts';
import { useComeBack } from '../../orders/payment/use-payment.ts';

/** Starts a top-up; resolves to its success. */
export function useTopUp(onStarted: (id: string) => void) {
  const [state, setState] = useState<PaymentState>({ status: 'ready' });
  const start = async (
    input: WalletTopUpInput,
    onRefused: (error: unknown) => void,
    options: CallOptions,
  ): Promise<boolean> => {
    setState({ status: 'paying' });
    try {
      const topUp = await call('startTopUp', { ...input, successUrl: wayBack(input.successUrl) }, options);
      await invalidate('walletTopUps');
      onStarted(topUp.id);
      const isLeaving = topUp.redirectUrl !== undefined && leaveForProvider(topUp.redirectUrl);
      setState({ status: isLeaving ? 'leaving' : 'ready' });
      return true;
    } catch (error) {
      setState({ status: 'refused', message: messageOf(error) });
      onRefused(error);
      void invalidate('walletTopUps');
      return false;
    }
  };
  useComeBack(() => setState({ status: 'ready' }));
  return { state, start };
}
