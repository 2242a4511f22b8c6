import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import { known } from '../../../api/known.ts';
import { DeadlineWords } from '../../../orders/DeadlineWords.tsx';
import { NextStepFrame } from '../../../orders/NextStepFrame.tsx';
import { STATUS_LABELS, statusColour } from '../../../orders/order-labels.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import { actionOf, type NextStep } from '../next-step.ts';
import { STEP_TEXTS, UNKNOWN_STEP } from '../step-texts.ts';
import { useActionReason } from '../use-action-reason.ts';

interface NextStepCardProps {
  order: FlightOrder;
  step: NextStep;
  /** What the page's own title does not say already, on wide screens: the booking number and PNR. */
  caption?: ReactNode;
  onPay: () => void;
  onCancel: () => void;
  onConfirm: () => void;
  /** The deadline passed while the page was open. */
  onDeadline: () => void;
  busy: boolean;
  offline: boolean;
}

/** What to do next, first on the order's page. */
export function NextStepCard({ order, step, caption, onDeadline, ...actions }: NextStepCardProps) {
  const { i18n, t } = useLingui();
  const colour = statusColour(order.status);
  const hasDeadline = step.late || (step.deadline !== null && (step.kind === 'pay' || order.status === 'proceeding'));
  const sentence = step.late
    ? t`The seats are being released. This page will say so shortly.`
    : i18n._(known(STEP_TEXTS, order.status, UNKNOWN_STEP));
  const isDue = step.kind === 'pay' && !step.late;
  return (
    <NextStepFrame
      colour={step.late ? 'error' : step.kind === 'pay' ? 'primary' : colour}
      tag={{ colour: isDue ? 'todo' : colour, words: i18n._(labelOf(STATUS_LABELS, order.status)) }}
      caption={caption}
      countdown={isDue ? step.deadline : null}
      onDeadline={onDeadline}
      title={hasDeadline ? <Headline step={step} /> : sentence}
      text={hasDeadline ? sentence : null}
      remark={order.reviewRemark}
    >
      <NextButtons order={order} step={step} {...actions} />
    </NextStepFrame>
  );
}

type NextButtonsProps = Pick<
  NextStepCardProps,
  'order' | 'step' | 'onPay' | 'onCancel' | 'onConfirm' | 'busy' | 'offline'
>;

function NextButtons({ order, step, onPay, onCancel, onConfirm, busy, offline }: NextButtonsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const reasonOf = useActionReason(order);
  const pay = actionOf(order, 'pay');
  const cancel = actionOf(order, 'cancel');
  const isSafe = useClientSafe();
  const total = format.money(order.total);
  const payReason = offline ? t`Paying needs a connection.` : step.late ? t`The deadline has passed.` : reasonOf('pay');
  const asks = order.type === 'change' ? 'confirmChange' : 'confirmRefund';
  if (step.kind === 'confirm' && actionOf(order, asks))
    return (
      <Button
        size="main"
        onPress={onConfirm}
        busy={busy}
        disabledReason={offline ? t`Confirming needs a connection.` : reasonOf(asks)}
      >
        {asks === 'confirmChange' ? <Trans>Accept the change</Trans> : <Trans>Take {total} back</Trans>}
      </Button>
    );
  if (step.kind !== 'pay' && !cancel?.allowed) return null;
  return (
    <>
      {step.kind === 'pay' && pay ? (
        <Button size="main" onPress={onPay} disabledReason={payReason} busy={busy}>
          {isSafe ? <Trans>Pay</Trans> : <Trans>Pay {total}</Trans>}
        </Button>
      ) : null}
      {cancel ? (
        <Button
          kind="quiet"
          size="main"
          onPress={onCancel}
          disabledReason={offline ? t`Cancelling needs a connection.` : reasonOf('cancel')}
        >
          <Trans>Cancel booking</Trans>
        </Button>
      ) : null}
    </>
  );
}

function Headline({ step }: { step: NextStep }) {
  if (step.late || step.deadline === null) return <Trans>The payment deadline has passed</Trans>;
  const until = <DeadlineWords until={step.deadline} />;
  return step.kind === 'pay' ? <Trans>Pay by {until}</Trans> : <Trans>Tickets expected by {until}</Trans>;
}
