import { useLingui } from '@lingui/react/macro';
import type { GroupOption, GroupOrder } from '../../../contract/group-orders.ts';
import { useClientSafe } from '../../api/client-safe.ts';
import { messageOf } from '../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient, useApiMutation } from '../../api/queries.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';

/** Caches a group from the server's response. */
export function keepGroup(order: GroupOrder): void {
  queryClient.setQueryData(apiQueryKey('groupOrder', { id: order.id }), order);
  void invalidate('groupOrders', 'groupOrderCounts', 'bookings', 'bookingCounts');
}

export const refreshGroup = () =>
  void invalidate('groupOrder', 'groupOrders', 'groupOrderCounts', 'bookings', 'bookingCounts');

/** The agency's actions on a group, each after a confirmation. */
export function useGroupStep({ id, paid }: Pick<GroupOrder, 'id' | 'paid'>) {
  const { t } = useLingui();
  const { money } = useFormat();
  const isSafe = useClientSafe();
  const answers = {
    onSuccess: keepGroup,
    onError: (error: Error) => {
      toast(messageOf(error), 'error');
      refreshGroup();
    },
  };
  const confirming = useApiMutation('confirmGroupOrder', answers);
  const applying = useApiMutation('applyGroupSeats', answers);
  const canceling = useApiMutation('cancelGroupOrder', answers);
  const forfeit = money(paid);
  return {
    busy: confirming.isPending || applying.isPending || canceling.isPending,
    async confirm({ id: option, total, airline, dates }: GroupOption): Promise<void> {
      const amount = money(total);
      const yes = await confirmDialog({
        title: isSafe ? t`Confirm the option of ${airline}?` : t`Confirm the option of ${airline} for ${amount}?`,
        text: dates
          ? t`The flights are on other days than you requested. The seats are not reserved yet: apply for them next. The other options expire.`
          : t`The seats are not reserved yet: apply for them next. The other options expire.`,
        confirm: t`Confirm the option`,
      });
      if (yes) confirming.mutate({ id, option, total });
    },
    apply: () => applying.mutate({ id }),
    async cancel(): Promise<void> {
      const shownId = bookingText(id);
      const yes = await confirmDialog({
        title: t`Cancel group ${shownId}?`,
        text:
          paid.amount === 0
            ? t`Nothing has been paid yet. This cannot be undone.`
            : isSafe
              ? t`What has been paid is forfeited. This cannot be undone.`
              : t`The ${forfeit} that have been paid are forfeited. This cannot be undone.`,
        confirm: t`Cancel the group`,
        cancel: t`Keep it`,
        danger: true,
      });
      if (yes) canceling.mutate({ id, forfeits: paid.amount });
    },
  };
}
