import { Trans, useLingui } from '@lingui/react/macro';
import type { TrainAction, TrainOrder } from '../../../../contract/train-orders.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import { useOnline } from '../../../api/online.ts';
import { DeadlineWords } from '../../../orders/DeadlineWords.tsx';
import { EntryText } from '../../../orders/EntryText.tsx';
import { instead, orderTag } from '../../../orders/ended-tickets.ts';
import { NextStepLayout } from '../../../orders/NextStepLayout.tsx';
import { actionOf, isOffered, useActionReason } from '../../../orders/order-actions.ts';
import { reasonLabel } from '../../../orders/order-labels.ts';
import { QuoteDetails } from '../../../orders/QuoteDetails.tsx';
import { RelatedLinks } from '../../../orders/RelatedLinks.tsx';
import { stepNote } from '../../../orders/step-note.ts';
import { useDeadlinePassed } from '../../../orders/use-deadline-passed.ts';
import { bookingText } from '../../../trip/passenger-name.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { trainStepText } from './train-steps.ts';
import { refreshTrain, useTrainSteps } from './use-train-order.ts';

const RequoteButton = lazyPart(async () => (await import('../after-sales/TrainRequoteButton.tsx')).TrainRequoteButton);

interface TrainStepCardProps {
  order: TrainOrder;
  captioned: boolean;
  onPay: () => void;
}

const DUE: readonly TrainOrder['status'][] = ['to_be_paid', 'chg_to_be_paid', 'rfd_to_be_confirm'];

/** The next step with a train booking, or with a request for its tickets, with its deadline. */
export function TrainStepCard({ order, captioned, onPay }: TrainStepCardProps) {
  const { i18n } = useLingui();
  const { status } = order;
  const payBy = DUE.includes(status) ? order.payBy : null;
  const isLate = useDeadlinePassed(payBy);
  const other = instead(order);
  const { colour, labels } = orderTag(order, 'train');
  const sentence = i18n._(other ?? trainStepText(order, isLate));
  const isDue = payBy !== null && !isLate;
  const note = stepNote(order);
  const asksToPay = status === 'to_be_paid' || (status === 'chg_to_be_paid' && order.total.amount > 0);
  return (
    <NextStepLayout
      colour={isLate ? 'error' : colour}
      tag={{ colour: isDue ? 'todo' : colour, labels }}
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
      details={<QuoteDetails product="train" order={order} />}
      remark={note && <EntryText entry={note} />}
      text={payBy === null ? other ? <RelatedLinks product="train" related={order.relatedOrders} /> : null : sentence}
    >
      <StepButtons order={order} isLate={isLate} onPay={onPay} />
    </NextStepLayout>
  );
}

function Late({ asksToPay }: { asksToPay: boolean }) {
  return asksToPay ? <Trans>The time to pay has passed</Trans> : <Trans>The quote has expired</Trans>;
}

function StepButtons({ order, isLate, onPay }: Pick<TrainStepCardProps, 'order' | 'onPay'> & { isLate: boolean }) {
  const { t, i18n } = useLingui();
  const online = useOnline();
  const format = useFormat();
  const isSafe = useClientSafe();
  const { busy, cancel, withdraw, confirm } = useTrainSteps(order);
  const disabledReason = online ? null : t`This needs a connection.`;
  const shutReason = disabledReason ?? (isLate ? i18n._(reasonLabel('pay', 'deadline')) : null);
  const amount = format.money(order.total);
  const reasonOf = useActionReason(order);
  const can = (wanted: TrainAction) => actionOf(order, wanted)?.allowed === true;
  if (can('requote')) return <RequoteButton key={order.id} order={order} />;
  return (
    <>
      {isOffered(order, 'pay') ? (
        <Button size="main" disabledReason={shutReason ?? reasonOf('pay')} onPress={onPay}>
          {isSafe ? <Trans>Pay</Trans> : <Trans>Pay {amount}</Trans>}
        </Button>
      ) : null}
      {can('confirmRefund') || can('confirmChange') ? (
        <Button size="main" busy={busy} disabledReason={shutReason} onPress={() => void confirm()}>
          {can('confirmChange') ? (
            <Trans context="train">Accept the change</Trans>
          ) : isSafe ? (
            <Trans>Accept the refund</Trans>
          ) : (
            <Trans>Accept a refund of {amount}</Trans>
          )}
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
