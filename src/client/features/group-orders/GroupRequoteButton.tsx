import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { messageOf } from '../../api/errors.ts';
import { useApiMutation } from '../../api/queries.ts';
import { NewQuoteButton } from '../../orders/NewQuoteButton.tsx';
import { toast } from '../../ui/toast.ts';
import { keepGroup, refreshGroup } from './use-group-step.ts';

/** Resends a group's refund request with an expired quote unchanged; then opens the new one. */
export function GroupRequoteButton({ order }: { order: Pick<GroupOrder, 'id'> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const asking = useApiMutation('requoteGroupOrder', {
    onSuccess: (child) => {
      keepGroup(child);
      toast(t`A new quote has been requested.`, 'success');
      void navigate({ to: '/flight/group/order/$id', params: { id: child.id } });
    },
    onError: (error) => {
      toast(messageOf(error), 'error');
      refreshGroup();
    },
  });
  return <NewQuoteButton busy={asking.isPending} onPress={() => asking.mutate({ id: order.id })} />;
}
