import { useLingui } from '@lingui/react/macro';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { messageOf } from '../../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient, useApiMutation } from '../../../api/queries.ts';
import { useRequestQuestions } from '../../../orders/use-request-questions.ts';
import { bookingText } from '../../../trip/passenger-name.ts';
import { confirmDialog } from '../../../ui/confirm-dialog.ts';
import { toast } from '../../../ui/toast.ts';

/** Caches a train booking from the server's response; a request for another's tickets affects the actions of that one. */
export function keepTrain(order: TrainOrder): void {
  queryClient.setQueryData(apiQueryKey('trainOrder', { id: order.id }), order);
  void invalidate('trainOrders', 'bookings', 'bookingCounts');
  if (order.originalBookingId) void invalidate('trainOrder');
}

export const refreshTrain = () => void invalidate('trainOrder', 'trainOrders', 'bookings', 'bookingCounts');

/** Cancels a booking or a request, or accepts a quote; each after a confirmation. */
export function useTrainSteps(order: TrainOrder) {
  const { t } = useLingui();
  const questions = useRequestQuestions(order);
  const answers = {
    onSuccess: keepTrain,
    onError: (error: unknown) => {
      toast(messageOf(error), 'error');
      refreshTrain();
    },
  };
  const canceling = useApiMutation('cancelTrainOrder', answers);
  const confirming = useApiMutation('confirmTrainOrder', answers);
  const id = bookingText(order.id);
  return {
    busy: canceling.isPending || confirming.isPending,
    async cancel(): Promise<void> {
      const yes = await confirmDialog({
        title: t`Cancel booking ${id}?`,
        text: t`The seats go back to sale. Nothing has been paid yet.`,
        confirm: t`Cancel the booking`,
        cancel: t`Keep it`,
        danger: true,
      });
      if (yes) canceling.mutate({ id: order.id });
    },
    async withdraw(): Promise<void> {
      if (await questions.withdraw()) canceling.mutate({ id: order.id });
    },
    async confirm(): Promise<void> {
      const isMeant =
        order.type === 'refund'
          ? await questions.giveBack(
              order.isByHand
                ? t`The desk returns the tickets to the railway. This cannot be undone.`
                : t`The seats go back to sale at once. This cannot be undone.`,
            )
          : await questions.exchange(t`The old train tickets are replaced by new ones. This cannot be undone.`);
      if (isMeant) confirming.mutate({ id: order.id });
    },
  };
}
