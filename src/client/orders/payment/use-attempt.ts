import { useEffect, useState } from 'react';
import type { PaymentAttempt } from '../../../contract/payments.ts';
import { invalidate, useApiQuery } from '../../api/queries.ts';

const LOOK_AGAIN_MS = 2_000;

export type Attempt = NonNullable<PaymentAttempt['attempt']>;

/**
 * The order's newest payment at a payment house, asked for again while its outcome is open; the order is read anew once it is known.
 * `waitsFor` is one that is open, until the agent wants to pay another way.
 */
export function useAttempt(orderId: string | null, open: boolean) {
  const query = useApiQuery(
    'flightOrderPayment',
    { id: orderId ?? '' },
    {
      enabled: open && orderId !== null,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.attempt?.state === 'pending' ? LOOK_AGAIN_MS : false),
    },
  );
  const attempt = query.data?.attempt ?? null;
  const [isElsewhere, setElsewhere] = useState(false);
  const isPending = attempt?.state === 'pending';
  useEffect(() => {
    if (!isPending) return undefined;
    return () => void invalidate('flightOrder', 'flightOrders', 'flightOrderCounts', 'wallet');
  }, [isPending]);
  return {
    attempt,
    waitsFor: isPending && !isElsewhere ? attempt : null,
    payAnotherWay: () => setElsewhere(true),
    stayWithIt: () => setElsewhere(false),
  };
}
