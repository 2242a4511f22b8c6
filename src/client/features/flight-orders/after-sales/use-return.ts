import { useLingui } from '@lingui/react/macro';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { messageOf } from '../../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient, useApiMutation } from '../../../api/queries.ts';
import { useRequestQuestions } from '../../../orders/use-request-questions.ts';
import { toast } from '../../../ui/toast.ts';

/** Caches an order from the server's response. */
export function keep(order: FlightOrder): void {
  queryClient.setQueryData(apiQueryKey('flightOrder', { id: order.id }), order);
  void invalidate('bookings', 'bookingCounts');
  if (order.originalBookingId) void invalidate('flightOrder');
}

/** Shows why a step was refused, and refetches the order. */
export const refused = (error: unknown): void => {
  toast(messageOf(error), 'error');
  void invalidate('flightOrder', 'bookings', 'bookingCounts');
};

/** The requests about tickets, and the answers to a quote; each asks for confirmation, and the page shows the response. */
export function useReturn(order: FlightOrder) {
  const { t } = useLingui();
  const questions = useRequestQuestions(order);
  const answers = { onSuccess: keep, onError: refused };
  const confirming = useApiMutation('confirmFlightOrder', answers);
  const canceling = useApiMutation('cancelFlightOrder', answers);
  return {
    busy: confirming.isPending || canceling.isPending,
    askToTicket(): void {
      confirming.mutate(
        { id: order.id },
        { onSuccess: () => toast(t`The booking is waiting for payment. Tickets are issued after that.`, 'success') },
      );
    },
    async confirmRefund(): Promise<void> {
      if (await questions.giveBack(t`The tickets are returned to the airline. This cannot be undone.`))
        confirming.mutate({ id: order.id });
    },
    async confirmChange(): Promise<void> {
      if (await questions.exchange(t`The old tickets are exchanged for new ones. This cannot be undone.`))
        confirming.mutate({ id: order.id });
    },
    async withdraw(): Promise<void> {
      if (await questions.withdraw()) canceling.mutate({ id: order.id });
    },
  };
}
