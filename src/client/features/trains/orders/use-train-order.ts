import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { messageOf } from '../../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient, useApiMutation } from '../../../api/queries.ts';
import { bookingText } from '../../../trip/passenger-name.ts';
import { confirmDialog } from '../../../ui/confirm-dialog.ts';
import { toast } from '../../../ui/toast.ts';

/** Shows at once what the server answers of a train booking. */
export function keepTrain(order: TrainOrder): void {
  queryClient.setQueryData(apiQueryKey('trainOrder', { id: order.id }), order);
  void invalidate('trainOrders');
}

export const refreshTrain = () => void invalidate('trainOrder', 'trainOrders');

/** Gives unpaid seats back, after a word on what it means. */
export function useCancelTrain(id: string) {
  const { t } = useLingui();
  // One until an answer is there: a second tap is the same request.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const canceling = useApiMutation('cancelTrainOrder', {
    idempotencyKey,
    onSuccess: keepTrain,
    onError: (error) => {
      toast(messageOf(error), 'error');
      refreshTrain();
    },
    onSettled: () => setKey(crypto.randomUUID()),
  });
  return {
    busy: canceling.isPending,
    async cancel(): Promise<void> {
      const shownId = bookingText(id);
      const yes = await confirmDialog({
        title: t`Cancel booking ${shownId}?`,
        text: t`The seats go back to sale. Nothing has been paid yet.`,
        confirm: t`Cancel the booking`,
        cancel: t`Keep it`,
        danger: true,
      });
      if (yes) canceling.mutate({ id });
    },
  };
}
