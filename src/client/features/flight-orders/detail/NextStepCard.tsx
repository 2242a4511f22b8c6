import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import { known } from '../../../api/known.ts';
import { STATUS_LABELS, statusColour } from '../../../orders/order-labels.ts';
import { Button } from '../../../ui/Button.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { actionOf, type NextStep } from '../next-step.ts';
import { STEP_TEXTS, UNKNOWN_STEP } from '../step-texts.ts';
import { useActionReason } from '../use-action-reason.ts';
import { DeadlineWords } from './DeadlineWords.tsx';
import styles from './NextStepCard.module.css';

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
  return (
    <section
      className={styles.card}
      data-colour={step.late ? 'error' : step.kind === 'pay' ? 'primary' : colour}
      aria-labelledby="next-step"
    >
      <div className={styles.words}>
        <p className={styles.top}>
          <span className={styles.tag}>
            <Tag colour={step.kind === 'pay' && !step.late ? 'todo' : colour}>
              {i18n._(labelOf(STATUS_LABELS, order.status))}
            </Tag>
          </span>
          {caption}
          {step.kind === 'pay' && step.deadline && !step.late ? (
            <span className={styles.countdown}>
              <Countdown until={step.deadline} onEnd={onDeadline} />
            </span>
          ) : null}
        </p>
        <h2 id="next-step" tabIndex={-1} className={styles.title}>
          {hasDeadline ? <Headline step={step} /> : sentence}
        </h2>
        {hasDeadline ? <p className={styles.text}>{sentence}</p> : null}
        {order.reviewRemark ? <p className={styles.remark}>{order.reviewRemark}</p> : null}
      </div>
      <NextButtons order={order} step={step} {...actions} />
    </section>
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
      <div className={styles.buttons}>
        <Button
          size="main"
          onPress={onConfirm}
          busy={busy}
          disabledReason={offline ? t`Confirming needs a connection.` : reasonOf(asks)}
        >
          {asks === 'confirmChange' ? <Trans>Accept the change</Trans> : <Trans>Take {total} back</Trans>}
        </Button>
      </div>
    );
  if (step.kind !== 'pay' && !cancel?.allowed) return null;
  return (
    <div className={styles.buttons}>
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
    </div>
  );
}

function Headline({ step }: { step: NextStep }) {
  if (step.late || step.deadline === null) return <Trans>The payment deadline has passed</Trans>;
  const until = <DeadlineWords until={step.deadline} />;
  return step.kind === 'pay' ? <Trans>Pay by {until}</Trans> : <Trans>Tickets expected by {until}</Trans>;
}
