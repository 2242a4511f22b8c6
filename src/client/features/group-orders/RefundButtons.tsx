import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { useClientSafe } from '../../api/client-safe.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate, useApiMutation } from '../../api/queries.ts';
import { NewQuoteButton } from '../../orders/NewQuoteButton.tsx';
import { actionOf, isOffered, useActionReason } from '../../orders/order-actions.ts';
import { useRequestQuestions } from '../../orders/use-request-questions.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';
import { keepGroup, refreshGroup } from './use-group-step.ts';

/** The agency's answers to the quote of a group's refund, or a new request once it has expired. */
export function RefundButtons({ order }: { order: GroupOrder }) {
  const { t } = useLingui();
  const online = useOnline();
  const format = useFormat();
  const isSafe = useClientSafe();
  const reasonOf = useActionReason(order);
  const { busy, accept, withdraw } = useGroupRefund(order);
  const offLine = online ? null : t`This needs a connection.`;
  const amount = format.money(order.total);
  if (actionOf(order, 'requote')?.allowed) return <GroupRequoteButton key={order.id} order={order} />;
  return (
    <>
      {isOffered(order, 'confirmRefund') ? (
        <Button
          size="main"
          busy={busy}
          disabledReason={offLine ?? reasonOf('confirmRefund')}
          onPress={() => void accept()}
        >
          {isSafe ? <Trans>Accept the refund</Trans> : <Trans>Accept a refund of {amount}</Trans>}
        </Button>
      ) : null}
      {isOffered(order, 'cancelRefund') ? (
        <Button kind="quiet" size="main" busy={busy} disabledReason={offLine} onPress={() => void withdraw()}>
          <Trans>Withdraw</Trans>
        </Button>
      ) : null}
    </>
  );
}

/** Resends a group's refund request with an expired quote unchanged; then opens the new one. */
function GroupRequoteButton({ order }: { order: Pick<GroupOrder, 'id'> }) {
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

/** Accepts the quote of a refund or withdraws the refund, each after a confirmation. */
function useGroupRefund(order: Pick<GroupOrder, 'id' | 'total'>) {
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
