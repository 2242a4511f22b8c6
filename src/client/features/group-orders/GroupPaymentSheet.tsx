import { useLingui } from '@lingui/react/macro';
import { stageOf } from '../../../contract/group-order-states.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { call } from '../../api/call.ts';
import { actionOf, useActionReason } from '../../orders/order-actions.ts';
import { reasonLabel } from '../../orders/order-labels.ts';
import { wayBack } from '../../orders/payment/leave-for-provider.ts';
import { PaymentSheet } from '../../orders/payment/PaymentSheet.tsx';
import type { PaymentWork } from '../../orders/payment/payment-sender.ts';
import type { dueOf } from './payment-due.ts';
import { keepGroup, refreshGroup } from './use-group-step.ts';

interface GroupPaymentSheetProps {
  order: GroupOrder;
  /** The payment due when the sheet was opened. */
  due: NonNullable<ReturnType<typeof dueOf>>;
  open: boolean;
  onClose: () => void;
  /** The sheet's exit has ended. */
  onClosed: () => void;
}

function workOf(id: string, { stage, amount }: GroupPaymentSheetProps['due']): PaymentWork<GroupOrder> {
  return {
    // On returning from a payment provider, the payer sees the payment's result.
    send: (channel) => {
      const successUrl = wayBack(`/flight/group/order/${id}?pay=true`);
      return call('payGroupOrder', { id, stage, channel, amount, successUrl });
    },
    product: 'group',
    id,
    read: () => call('groupOrder', { id }),
    isPayable: (order) => stageOf(order.status) === stage && actionOf(order, 'pay')?.allowed === true,
    keep: keepGroup,
    refresh: refreshGroup,
  };
}

/** Pays an instalment, or the rest, of a group. */
export function GroupPaymentSheet({ order, due, open, onClose, onClosed }: GroupPaymentSheetProps) {
  const { t, i18n } = useLingui();
  const reasonOf = useActionReason(order);
  const work = workOf(order.id, due);
  return (
    <PaymentSheet
      due={{ total: due.amount, payBy: due.payBy }}
      work={work}
      lateWords={t`The payment time of the group has expired. Please contact the administrator.`}
      isClosed={order.status === 'closed'}
      shut={work.isPayable(order) ? null : (reasonOf('pay') ?? i18n._(reasonLabel('pay', 'status')))}
      open={open}
      onClose={onClose}
      onPaid={onClose}
      onClosed={onClosed}
    />
  );
}
