import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { NewQuoteButton } from '../../../orders/NewQuoteButton.tsx';
import { toast } from '../../../ui/toast.ts';
import { keep, refused } from './use-return.ts';

/** Resends a request with an expired quote unchanged; then opens the new one. */
export function RequoteButton({ order }: { order: FlightOrder }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const asking = useApiMutation('requoteFlightOrder', {
    onSuccess: (child) => {
      keep(child);
      toast(t`A new quote has been requested.`, 'success');
      void navigate({ to: '/flight/orders/$id', params: { id: child.id } });
    },
    onError: refused,
  });
  return <NewQuoteButton busy={asking.isPending} onPress={() => asking.mutate({ id: order.id })} />;
}
