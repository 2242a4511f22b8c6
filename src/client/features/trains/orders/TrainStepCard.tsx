import { Trans, useLingui } from '@lingui/react/macro';
import type { TrainAction, TrainOrder } from '../../../../contract/train-orders.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import { known } from '../../../api/known.ts';
import { useOnline } from '../../../api/online.ts';
import { DeadlineWords } from '../../../orders/DeadlineWords.tsx';
import { NextStepFrame } from '../../../orders/NextStepFrame.tsx';
import { statusColour, statusLabel } from '../../../orders/order-labels.ts';
import { useDeadlinePassed } from '../../../orders/use-deadline-passed.ts';
import { bookingText } from '../../../trip/passenger-name.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { TRAIN_STEPS, UNKNOWN_TRAIN_STEP } from './train-steps.ts';
import { refreshTrain, useTrainSteps } from './use-train-order.ts';

interface TrainStepCardProps {
  order: TrainOrder;
  captioned: boolean;
  onPay: () => void;
}

const DUE: readonly TrainOrder['status'][] = ['to_be_paid', 'chg_to_be_paid', 'rfd_to_be_confirm'];

/** What to do next with a train booking, or with what was asked of its tickets, with its deadline. */
export function TrainStepCard({ order, captioned, onPay }: TrainStepCardProps) {
  const { i18n } = useLingui();
  const { status } = order;
  const payBy = DUE.includes(status) ? order.payBy : null;
  const isLate = useDeadlinePassed(payBy);
  const colour = statusColour(status, 'train');
  const sentence = i18n._(known(TRAIN_STEPS, status, UNKNOWN_TRAIN_STEP));
  const isDue = payBy !== null && !isLate;
  const asksToPay = status === 'to_be_paid' || (status === 'chg_to_be_paid' && order.total.amount > 0);
  return (
    <NextStepFrame
      colour={isLate ? 'error' : colour}
      tag={{ colour: isDue ? 'todo' : colour, words: i18n._(statusLabel(status, 'train')) }}
      caption={captioned ? <strong>{bookingText(order.id)}</strong> : undefined}
      countdown={isDue ? payBy : null}
      onDeadline={refreshTrain}
      title={
        payBy === null ? (
          sentence
        ) : isLate ? (
          <Late asksToPay={asksToPay} />
        ) : asksToPay ? (
          <Trans>
            Pay by <DeadlineWords until={payBy} />
          </Trans>
        ) : (
          <Trans>
            Confirm by <DeadlineWords until={payBy} />
          </Trans>
        )
      }
      text={payBy === null ? null : sentence}
    >
      <StepButtons order={order} onPay={onPay} />
    </NextStepFrame>
  );
}

function Late({ asksToPay }: { asksToPay: boolean }) {
  return asksToPay ? <Trans>The time to pay has passed</Trans> : <Trans>The quote has expired</Trans>;
}

function StepButtons({ order, onPay }: Pick<TrainStepCardProps, 'order' | 'onPay'>) {
  const { t } = useLingui();
  const online = useOnline();
  const format = useFormat();
  const isSafe = useClientSafe();
  const { busy, cancel, withdraw, confirm } = useTrainSteps(order);
  const disabledReason = online ? null : t`This needs a connection.`;
  const amount = format.money(isSafe ? null : order.total);
  const can = (wanted: TrainAction) => order.actions.some(({ action, allowed }) => action === wanted && allowed);
  return (
    <>
      {can('pay') ? (
        <Button size="main" disabledReason={disabledReason} onPress={onPay}>
          <Trans>Pay {amount}</Trans>
        </Button>
      ) : null}
      {can('confirmRefund') || can('confirmChange') ? (
        <Button size="main" busy={busy} disabledReason={disabledReason} onPress={() => void confirm()}>
          {can('confirmRefund') ? <Trans>Take {amount} back</Trans> : <Trans>Accept the change</Trans>}
        </Button>
      ) : null}
      {can('cancel') ? (
        <Button kind="quiet" size="main" busy={busy} disabledReason={disabledReason} onPress={() => void cancel()}>
          <Trans>Cancel the booking</Trans>
        </Button>
      ) : null}
      {can('cancelRefund') || can('cancelChange') ? (
        <Button kind="quiet" size="main" busy={busy} disabledReason={disabledReason} onPress={() => void withdraw()}>
          <Trans>Withdraw</Trans>
        </Button>
      ) : null}
    </>
  );
}
