import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { messageOf } from '../../../api/errors.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { NewQuoteButton } from '../../../orders/NewQuoteButton.tsx';
import { toast } from '../../../ui/toast.ts';
import { keepTrain, refreshTrain } from '../orders/use-train-order.ts';

/** Resends a request of train tickets with an expired quote unchanged; then opens the new one. */
export function TrainRequoteButton({ order }: { order: TrainOrder }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const asking = useApiMutation('requoteTrainOrder', {
    onSuccess: (child) => {
      keepTrain(child);
      toast(t`A new quote has been requested.`, 'success');
      void navigate({ to: '/train/orders/$id', params: { id: child.id } });
    },
    onError: (error) => {
      toast(messageOf(error), 'error');
      refreshTrain();
    },
  });
  return <NewQuoteButton busy={asking.isPending} onPress={() => asking.mutate({ id: order.id })} />;
}
