import { useEffect, useRef, useState } from 'react';
import type { OrderProduct } from '../../../contract/order-products.ts';
import type { PaymentAttempt } from '../../../contract/payments.ts';
import { PRODUCT_CALLS } from '../../api/product-calls.ts';
import { invalidate, useApiQuery } from '../../api/queries.ts';
import { useLatest } from '../../ui/use-latest.ts';

const LOOK_AGAIN_MS = 2_000;

export type Attempt = NonNullable<PaymentAttempt['attempt']>;

interface Followed {
  product: OrderProduct;
  id: string;
}

/**
 * The order's newest payment at a payment provider, polled while its outcome is pending. `onKnown` receives the outcome: whether it was
 * paid. `waitsFor` is the pending payment, until the agent chooses another way.
 */
export function useAttempt({ product, id }: Followed, open: boolean, onKnown: (isPaid: boolean) => void) {
  const query = useApiQuery(
    PRODUCT_CALLS[product].payment,
    { id },
    {
      enabled: open,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.attempt?.state === 'pending' ? LOOK_AGAIN_MS : false),
    },
  );
  const attempt = query.data?.attempt ?? null;
  const [isElsewhere, setElsewhere] = useState(false);
  const isPending = attempt?.state === 'pending';
  const wasPending = useRef(false);
  const known = useLatest(onKnown);
  // An order that waits for its next payment has no attempt yet: the last one is paid.
  const isPaid = attempt === null || attempt.state === 'paid';
  useEffect(() => {
    if (wasPending.current && !isPending) {
      void invalidate('available', 'wallet');
      known(isPaid);
    }
    wasPending.current = isPending;
  }, [isPending, isPaid, known]);
  return {
    attempt,
    waitsFor: isPending && !isElsewhere ? attempt : null,
    payAnotherWay: () => setElsewhere(true),
    stayWithIt: () => setElsewhere(false),
  };
}
