import { useLingui } from '@lingui/react/macro';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { messageOf } from '../../api/errors.ts';
import { invalidate, useApiMutation } from '../../api/queries.ts';
import { useRequestQuestions } from '../../orders/use-request-questions.ts';
import { toast } from '../../ui/toast.ts';
import { keepGroup, refreshGroup } from './use-group-step.ts';

/** Accepts the quote of a refund or withdraws the refund, each after a confirmation. */
export function useGroupRefund(order: Pick<GroupOrder, 'id' | 'total'>) {
  const { t } = useLingui();
  const questions = useRequestQuestions(order);
  const answers = {
    onSuccess: (order: GroupOrder) => {
      keepGroup(order);
      void invalidate('groupOrder');
    },
    onError: (error: Error) => {
      toast(messageOf(error), 'error');
      refreshGroup();
    },
  };
  const accepting = useApiMutation('acceptGroupRefund', answers);
  const withdrawing = useApiMutation('cancelGroupOrder', answers);
  return {
    busy: accepting.isPending || withdrawing.isPending,
    async accept(): Promise<void> {
      if (await questions.giveBack(t`The tickets are returned to the airline. This cannot be undone.`))
        accepting.mutate({ id: order.id });
    },
    async withdraw(): Promise<void> {
      if (await questions.withdraw()) withdrawing.mutate({ id: order.id });
    },
  };
}
