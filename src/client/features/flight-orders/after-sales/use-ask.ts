import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { apiQueryKey, invalidate, queryClient, useApiMutation } from '../../../api/queries.ts';
import { setDraft } from '../../../offline/drafts/draft-values.ts';

/** Sends a request about tickets, once however often it is tapped; afterwards its page is open and nothing is kept of the form. */
export function useAsk(name: 'refundFlightOrder' | 'changeFlightOrder', place: string, onClose: () => void) {
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  return useApiMutation(name, {
    idempotencyKey,
    onSuccess: (child: FlightOrder) => {
      queryClient.setQueryData(apiQueryKey('flightOrder', { id: child.id }), child);
      void invalidate('flightOrder', 'flightOrders', 'flightOrderCounts');
      setDraft(place, undefined);
      onClose();
      void navigate({ to: '/flight/orders/$id', params: { id: child.id } });
    },
    // What is sent after a plain refusal is another request.
    onError: () => setKey(crypto.randomUUID()),
  });
}
