import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import type { PaymentChannel } from '../../../../contract/payments.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import { messageOf } from '../../../api/errors.ts';
import { useOnline } from '../../../api/online.ts';
import { invalidate, useApiQuery } from '../../../api/queries.ts';
import { NetPricesButton } from '../../../trip/NetPricesButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DeadlineWords } from '../detail/DeadlineWords.tsx';
import { actionOf } from '../next-step.ts';
import { useActionReason } from '../use-action-reason.ts';
import { useDeadlinePassed } from '../use-deadline-passed.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import styles from './PaymentSheet.module.css';
import { payables } from './payable.ts';
import { type PaymentState, usePayment } from './use-payment.ts';

interface PaymentSheetProps {
  order: FlightOrder;
  open: boolean;
  onClose: () => void;
  onPaid: (order: FlightOrder) => void;
  /** The sheet has left the screen. */
  onClosed: () => void;
}

/** Why nothing can be paid now, in words; null when it can. */
function useBlockReason(order: FlightOrder, isLate: boolean, isShort: boolean): string | null {
  const { t } = useLingui();
  const online = useOnline();
  const reasonOf = useActionReason(order);
  if (isLate || order.status === 'closed') return t`The deadline has passed and the seats were released.`;
  if (!online) return t`Paying needs a connection.`;
  if (!actionOf(order, 'pay')?.allowed) return reasonOf('pay') ?? t`Not possible in the booking’s current status.`;
  return isShort ? t`Insufficient Account Balance` : null;
}

/** Pays the order: amount, deadline and channels in sight, one button. */
export function PaymentSheet({ order, open, onClose, onPaid, onClosed }: PaymentSheetProps) {
  const { t } = useLingui();
  const format = useFormat();
  const isLate = useDeadlinePassed(order.payBy);
  const { state, pay, lookUp } = usePayment(order, onPaid);
  const config = useApiQuery('flightPaymentConfig', {}, { enabled: open, staleTime: 0 });
  const choices = config.data ? payables(config.data, order.total) : [];
  const [wanted, setWanted] = useState<PaymentChannel | null>(null);
  const chosen =
    choices.find(({ channel, closed }) => channel === wanted && closed === null) ??
    choices.find(({ closed }) => closed === null);
  useEffect(() => {
    if (isLate && open) void invalidate('flightOrder', 'flightOrders', 'flightOrderCounts');
  }, [isLate, open]);
  const fee = chosen?.fee.amount ?? 0;
  const amount = { ...order.total, amount: order.total.amount + fee };
  const shown = format.converted(amount);
  const total = format.money(amount);
  const isSafe = useClientSafe();
  const reason = useBlockReason(order, isLate, config.data !== undefined && !chosen);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t`Payment`}
      footer={
        state.status === 'unknown' ? (
          <Button size="main" block onPress={() => void lookUp()}>
            <Trans>Check the booking</Trans>
          </Button>
        ) : (
          <Button
            size="main"
            block
            busy={state.status === 'paying'}
            disabled={!chosen || config.isPending}
            disabledReason={reason}
            onPress={() => chosen && void pay(chosen.channel)}
          >
            {state.status === 'paying' ? (
              <Trans>Paying…</Trans>
            ) : isSafe ? (
              <Trans>Pay</Trans>
            ) : (
              <Trans>Pay {total}</Trans>
            )}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <div>
          {isSafe ? <NetPricesButton /> : <p className={`num ${styles.amount}`}>{total}</p>}
          {!isSafe && shown.currency !== amount.currency ? (
            <p className={`num ${styles.quiet}`}>≈ {format.money(shown)}</p>
          ) : null}
          {order.payBy ? (
            <p className={styles.deadline} data-late={isLate}>
              <span>
                <Trans>
                  Pay by <DeadlineWords until={order.payBy} />
                </Trans>
              </span>
              <strong>
                <Countdown until={order.payBy} />
              </strong>
            </p>
          ) : null}
        </div>
        <PaymentMessage state={state} />
        {config.isPending ? <Skeleton height="56px" lines={2} /> : null}
        {config.error ? (
          <ErrorState error={messageOf(config.error)} onRetry={() => void config.refetch()} busy={config.isFetching} />
        ) : null}
        <ChannelChoice
          choices={choices}
          chosen={chosen?.channel ?? null}
          onChoose={setWanted}
          locked={state.status === 'paying'}
        />
      </div>
    </Sheet>
  );
}

function PaymentMessage({ state }: { state: PaymentState }) {
  if (state.status === 'refused')
    return (
      <p className={styles.problem} role="alert">
        {state.message}
      </p>
    );
  if (state.status === 'unanswered')
    return (
      <p className={styles.notice} role="alert">
        <Trans>The answer got lost. The booking is not paid; you can pay again and it is charged only once.</Trans>
      </p>
    );
  if (state.status === 'unknown')
    return (
      <p className={styles.notice} role="alert">
        <Trans>
          The answer got lost, so it is not known yet whether the booking is paid. Check it before paying again.
        </Trans>
      </p>
    );
  return null;
}
