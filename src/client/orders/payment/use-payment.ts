import { useEffect, useState } from 'react';
import { PRODUCT_CALLS } from '../../api/product-calls.ts';
import { invalidate } from '../../api/queries.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { leaveForProvider } from './leave-for-provider.ts';
import type { PaymentState } from './payment-attempt.ts';
import { type PaymentScreen, type PaymentWork, paymentSender } from './payment-sender.ts';

/** Pays an order from its sheet. */
export function usePayment<O>(work: PaymentWork<O>, onDone: (order: O) => void) {
  const [state, show] = useState<PaymentState>({ status: 'ready' });
  const { paymentConfig: config, payment: attempt } = PRODUCT_CALLS[work.product];
  const latestWork = useLatest(() => work);
  const screen = useLatest(
    (): PaymentScreen<O> => ({
      show,
      onAnswer: () => void invalidate('available', 'wallet', config),
      onBegun: () => invalidate(attempt),
      onRefused: () => void invalidate(config),
      onDone,
      leave: leaveForProvider,
    }),
  );
  const [{ pay, lookUp, comeBack }] = useState(() => paymentSender(latestWork, screen));
  useComeBack(comeBack);
  return { state, pay, lookUp };
}

/** The browser may restore the page from its back/forward cache: who returns by the back button has not paid. */
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
