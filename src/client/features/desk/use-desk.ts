import { useLingui } from '@lingui/react/macro';
import type { DeskDifference, DeskOrder } from '../../../contract/desk.ts';
import type { DeskGroupOrder } from '../../../contract/group-orders.ts';
import { messageOf } from '../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient, useApiMutation } from '../../api/queries.ts';
import { toast } from '../../ui/toast.ts';

const again = () => void invalidate('deskQueue', 'deskCounts', 'deskOrder', 'deskGroupOrder', 'deskDifference');

const refused = (error: unknown): void => {
  toast(messageOf(error), 'error');
  again();
};

/** Shows at once what the server answers of an order that the desk has moved. */
export function keepMoved(answer: DeskOrder): void {
  queryClient.setQueryData(apiQueryKey('deskOrder', { id: answer.order.id }), answer);
  void invalidate('deskQueue', 'deskCounts');
}

/** The same for a group. */
export function keepMovedGroup(answer: DeskGroupOrder): void {
  queryClient.setQueryData(apiQueryKey('deskGroupOrder', { id: answer.order.id }), answer);
  void invalidate('deskQueue', 'deskCounts');
}

/** The same for a difference in the books. */
export function keepClosed(answer: DeskDifference): void {
  queryClient.setQueryData(apiQueryKey('deskDifference', { id: answer.difference.id }), answer);
  void invalidate('deskQueue', 'deskCounts');
}

/** Taking a task on, and giving it back. */
export function useClaim() {
  const { t } = useLingui();
  const claiming = useApiMutation('claimDeskTask', {
    onSuccess: () => {
      toast(t`Taken: it is yours until you give it back.`, 'success');
      again();
    },
    onError: refused,
  });
  const releasing = useApiMutation('releaseDeskTask', { onSuccess: again, onError: refused });
  return {
    busy: claiming.isPending || releasing.isPending,
    claim: (id: string) => claiming.mutate({ id }),
    release: (id: string) => releasing.mutate({ id }),
  };
}
