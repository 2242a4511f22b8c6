import { Trans, useLingui } from '@lingui/react/macro';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
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
import { refreshTrain, useCancelTrain } from './use-train-order.ts';

interface TrainStepCardProps {
  order: TrainOrder;
  captioned: boolean;
  onPay: () => void;
}

/** What to do next with a train booking, with its deadline. */
export function TrainStepCard({ order, captioned, onPay }: TrainStepCardProps) {
  const { i18n } = useLingui();
  const { status } = order;
  const payBy = status === 'to_be_paid' ? order.payBy : null;
  const isLate = useDeadlinePassed(payBy);
  const colour = statusColour(status, 'train');
  const sentence = i18n._(known(TRAIN_STEPS, status, UNKNOWN_TRAIN_STEP));
  const isDue = payBy !== null && !isLate;
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
          <Trans>The time to pay has passed</Trans>
        ) : (
          <Trans>
            Pay by <DeadlineWords until={payBy} />
          </Trans>
        )
      }
      text={payBy === null ? null : sentence}
    >
      <StepButtons order={order} onPay={onPay} />
    </NextStepFrame>
  );
}

function StepButtons({ order, onPay }: Pick<TrainStepCardProps, 'order' | 'onPay'>) {
  const { t } = useLingui();
  const online = useOnline();
  const format = useFormat();
  const isSafe = useClientSafe();
  const { busy, cancel } = useCancelTrain(order.id);
  const offline = online ? null : t`This needs a connection.`;
  const amount = format.money(isSafe ? null : order.total);
  const can = (wanted: string) => order.actions.some(({ action, allowed }) => action === wanted && allowed);
  return (
    <>
      {can('pay') ? (
        <Button size="main" disabledReason={offline} onPress={onPay}>
          <Trans>Pay {amount}</Trans>
        </Button>
      ) : null}
      {can('cancel') ? (
        <Button kind="quiet" size="main" busy={busy} disabledReason={offline} onPress={() => void cancel()}>
          <Trans>Cancel the booking</Trans>
        </Button>
      ) : null}
    </>
  );
}
