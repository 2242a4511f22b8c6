import { useLingui } from '@lingui/react/macro';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { messageOf } from '../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient, useApiMutation } from '../../api/queries.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { toast } from '../../ui/toast.ts';

/** Cancels the booking once the agent confirms it; the page shows the response. */
export function useCancelOrder(order: FlightOrder) {
  const { t } = useLingui();
  const { mutate, isPending } = useApiMutation('cancelFlightOrder', {
    onSuccess: (answer) => {
      queryClient.setQueryData(apiQueryKey('flightOrder', { id: answer.id }), answer);
      void invalidate('bookings', 'bookingCounts');
      toast(t`The booking was cancelled.`, 'success');
    },
    onError: (error) => {
      toast(messageOf(error), 'error');
      void invalidate('flightOrder', 'bookings', 'bookingCounts');
    },
  });
  return {
    busy: isPending,
    async ask(): Promise<void> {
      const id = bookingText(order.id);
      const yes = await confirmDialog({
        title: t`Cancel booking ${id}?`,
        text: t`The seats go back to the airline at once. This cannot be undone.`,
        confirm: t`Cancel the booking`,
        cancel: t`Keep it`,
        danger: true,
      });
      if (yes) mutate({ id: order.id });
    },
  };
}
