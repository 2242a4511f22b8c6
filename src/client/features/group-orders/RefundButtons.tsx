import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { useClientSafe } from '../../api/client-safe.ts';
import { useOnline } from '../../api/online.ts';
import { actionOf, isOffered, useActionReason } from '../../orders/order-actions.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormat } from '../../ui/format.ts';
import { GroupRequoteButton } from './GroupRequoteButton.tsx';
import { useGroupRefund } from './use-group-refund.ts';

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
