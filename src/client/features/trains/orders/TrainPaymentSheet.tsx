import { useLingui } from '@lingui/react/macro';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { call } from '../../../api/call.ts';
import { actionOf } from '../../../orders/order-actions.ts';
import { reasonLabel } from '../../../orders/order-labels.ts';
import { wayBack } from '../../../orders/payment/leave-for-provider.ts';
import { PaymentSheet } from '../../../orders/payment/PaymentSheet.tsx';
import type { PaymentWork } from '../../../orders/payment/payment-sender.ts';
import { keepTrain, refreshTrain } from './use-train-order.ts';

interface TrainPaymentSheetProps {
  order: TrainOrder;
  open: boolean;
  onClose: () => void;
}

const isPayable = (order: TrainOrder) => actionOf(order, 'pay')?.allowed === true;

function workOf({ id, total }: TrainOrder): PaymentWork<TrainOrder> {
  return {
    // On returning from a payment provider, the payer sees the payment's result.
    send: (channel) =>
      call('payTrainOrder', { id, channel, successUrl: wayBack(`/train/orders/${id}?pay=true`), amount: total }),
    product: 'train',
    id,
    read: () => call('trainOrder', { id }),
    isPayable,
    keep: keepTrain,
    refresh: refreshTrain,
  };
}

/** Pays a train booking. */
export function TrainPaymentSheet({ order, open, onClose }: TrainPaymentSheetProps) {
  const { t, i18n } = useLingui();
  return (
    <PaymentSheet
      due={{ total: order.total, payBy: order.payBy }}
      work={workOf(order)}
      lateWords={t`The deadline has passed and the seats were released. Please search again.`}
      isClosed={order.status === 'closed'}
      shut={isPayable(order) ? null : i18n._(reasonLabel('pay', 'status'))}
      open={open}
      onClose={onClose}
      onPaid={onClose}
      onClosed={onClose}
    />
  );
}
