import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { messageOf } from '../../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient, useApiMutation } from '../../../api/queries.ts';
import { bookingText } from '../../../trip/passenger-name.ts';
import { confirmDialog } from '../../../ui/confirm-dialog.ts';
import { useFormat } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.ts';

/** Shows at once what the server answers of a train booking; one that is about another's tickets changes what may be asked of that. */
export function keepTrain(order: TrainOrder): void {
  queryClient.setQueryData(apiQueryKey('trainOrder', { id: order.id }), order);
  void invalidate('trainOrders');
  if (order.originalBookingId) void invalidate('trainOrder');
}

export const refreshTrain = () => void invalidate('trainOrder', 'trainOrders');

/** Ends a booking or a request, or agrees to a quote; each after a word on what it means. */
export function useTrainSteps(order: TrainOrder) {
  const { t } = useLingui();
  const format = useFormat();
  // One until an answer is there: a second tap is the same request.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const answers = {
    idempotencyKey,
    onSuccess: keepTrain,
    onError: (error: unknown) => {
      toast(messageOf(error), 'error');
      refreshTrain();
    },
    onSettled: () => setKey(crypto.randomUUID()),
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
      const yes = await confirmDialog({
        title: t`Withdraw request ${id}?`,
        text: t`The tickets stay as they are. You can ask again later.`,
        confirm: t`Withdraw`,
        cancel: t`Keep the request`,
      });
      if (yes) canceling.mutate({ id: order.id });
    },
    async confirm(): Promise<void> {
      const net = format.money(order.total);
      const isRefund = order.type === 'refund';
      const yes = await confirmDialog({
        title: isRefund ? t`Give the tickets back for ${net}?` : t`Change the tickets at no cost?`,
        text: isRefund
          ? t`The seats go back to sale at once. This cannot be undone.`
          : t`The old tickets are exchanged for new ones. This cannot be undone.`,
        confirm: isRefund ? t`Confirm refund` : t`Confirm change`,
        cancel: t`Not now`,
      });
      if (yes) confirming.mutate({ id: order.id });
    },
  };
}
