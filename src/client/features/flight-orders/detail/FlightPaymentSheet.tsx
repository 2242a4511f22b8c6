import { useLingui } from '@lingui/react/macro';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { call } from '../../../api/call.ts';
import { apiQueryKey, invalidate, queryClient } from '../../../api/queries.ts';
import { actionOf, useActionReason } from '../../../orders/order-actions.ts';
import { reasonLabel } from '../../../orders/order-labels.ts';
import { wayBack } from '../../../orders/payment/leave-for-provider.ts';
import { PaymentSheet } from '../../../orders/payment/PaymentSheet.tsx';
import type { PaymentWork } from '../../../orders/payment/payment-sender.ts';

interface FlightPaymentSheetProps {
  order: FlightOrder;
  open: boolean;
  onClose: () => void;
  onPaid: (order: FlightOrder) => void;
  /** The sheet's exit has ended. */
  onClosed: () => void;
}

const isPayable = (order: FlightOrder): boolean => actionOf(order, 'pay')?.allowed === true;

function workOf({ id, total }: FlightOrder): PaymentWork<FlightOrder> {
  return {
    // On returning from a payment provider, the payer sees the payment's result.
    send: (channel) =>
      call('payFlightOrder', { id, channel, successUrl: wayBack(`/flight/orders/${id}?pay=true`), amount: total }),
    product: 'flight',
    id,
    read: () => call('flightOrder', { id }),
    isPayable,
    keep: (order) => {
      queryClient.setQueryData(apiQueryKey('flightOrder', { id }), order);
      void invalidate('bookings', 'bookingCounts');
    },
    refresh: () => void invalidate('flightOrder', 'bookings', 'bookingCounts'),
  };
}

/** Pays a flight order in full. */
export function FlightPaymentSheet({ order, ...sheet }: FlightPaymentSheetProps) {
  const { t, i18n } = useLingui();
  const reasonOf = useActionReason(order);
  const shut = isPayable(order) ? null : (reasonOf('pay') ?? i18n._(reasonLabel('pay', 'status')));
  return (
    <PaymentSheet
      due={order}
      work={workOf(order)}
      lateWords={t`The deadline has passed and the seats were released. Please search again.`}
      isClosed={order.status === 'closed'}
      shut={shut}
      {...sheet}
    />
  );
}
