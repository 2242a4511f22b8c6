import { useLingui } from '@lingui/react/macro';
import type { DeskDifference, DeskOrder } from '../../../contract/desk.ts';
import type { TakeOverInput } from '../../../contract/desk-tasks.ts';
import type { DeskGroupOrder } from '../../../contract/group-desk.ts';
import type { DeskTrainOrder } from '../../../contract/train-desk.ts';
import { messageOf } from '../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient, useApiMutation } from '../../api/queries.ts';
import { toast } from '../../ui/toast.ts';

/** Refetches the desk queries that are on screen. */
export const again = () =>
  void invalidate('deskQueue', 'deskCounts', 'deskOrder', 'deskGroupOrder', 'deskTrainOrder', 'deskDifference');

/** Shows why, and refetches the desk queries. */
export const refused = (error: unknown): void => {
  toast(messageOf(error), 'error');
  again();
};

/** The desk's view of an order, by its query. */
interface Moved {
  deskOrder: DeskOrder;
  deskGroupOrder: DeskGroupOrder;
  deskTrainOrder: DeskTrainOrder;
}

/** Caches the server's response for an order that the desk changed. */
export function keepMoved<K extends keyof Moved>(read: K, answer: Moved[K]): void {
  queryClient.setQueryData(apiQueryKey(read, { id: answer.order.id }), answer);
  void invalidate('deskQueue', 'deskCounts');
}

/** The same for a difference of the books. */
export function keepClosed(answer: DeskDifference): void {
  queryClient.setQueryData(apiQueryKey('deskDifference', { id: answer.difference.id }), answer);
  void invalidate('deskQueue', 'deskCounts');
}

/** Takes or releases a task, and both on behalf of the colleague who has it. */
export function useClaim() {
  const { t } = useLingui();
  const claiming = useApiMutation('claimDeskTask', {
    onSuccess: () => {
      toast(t`The task is yours until you release it.`, 'success');
      again();
    },
    onError: refused,
  });
  const releasing = useApiMutation('releaseDeskTask', { onSuccess: again, onError: refused });
  const takingOver = useApiMutation('takeOverDeskTask', {
    onSuccess: () => {
      toast(t`Taken over: the task is yours until you release it.`, 'success');
      again();
    },
    onError: refused,
  });
  const freeing = useApiMutation('freeDeskTask', { onSuccess: again, onError: refused });
  return {
    busy: [claiming, releasing, takingOver, freeing].some(({ isPending }) => isPending),
    claim: (id: string) => claiming.mutate({ id }),
    release: (id: string) => releasing.mutate({ id }),
    takeOver: (from: TakeOverInput) => takingOver.mutate(from),
    free: (from: TakeOverInput) => freeing.mutate(from),
  };
}
