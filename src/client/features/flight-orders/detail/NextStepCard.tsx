import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import { DeadlineWords } from '../../../orders/DeadlineWords.tsx';
import { EntryText } from '../../../orders/EntryText.tsx';
import { instead, orderTag } from '../../../orders/ended-tickets.ts';
import { NextStepLayout } from '../../../orders/NextStepLayout.tsx';
import { asksAgent, type NextStep } from '../../../orders/next-step.ts';
import { actionOf, useActionReason } from '../../../orders/order-actions.ts';
import { ACTION_LABELS, reasonLabel } from '../../../orders/order-labels.ts';
import { QuoteDetails } from '../../../orders/QuoteDetails.tsx';
import { RelatedLinks } from '../../../orders/RelatedLinks.tsx';
import { stepNote } from '../../../orders/step-note.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { stepText } from '../step-texts.ts';
import { openWithdrawal } from './withdrawals.ts';

const RequoteButton = lazyPart(async () => (await import('../after-sales/RequoteButton.tsx')).RequoteButton);

interface NextStepCardProps {
  order: FlightOrder;
  step: NextStep;
  /** What the page's title does not say, on wide screens: the booking number and PNR. */
  caption?: ReactNode;
  onPay: () => void;
  onTicket: () => void;
  onCancel: () => void;
  onConfirm: () => void;
  onWithdraw: () => void;
  /** The deadline passed while the page was open. */
  onDeadline: () => void;
  busy: boolean;
  offline: boolean;
}

/** The next step, first on the order's page. */
export function NextStepCard({ order, step, caption, onDeadline, ...actions }: NextStepCardProps) {
  const { i18n } = useLingui();
  const other = instead(order);
  const { colour, labels } = orderTag(order, 'flight');
  const hasDeadline = step.late || (step.deadline !== null && (asksAgent(step.kind) || order.status === 'proceeding'));
  const sentence = i18n._(other ?? stepText(order, step));
  const isDue = asksAgent(step.kind) && !step.late;
  const note = stepNote(order);
  return (
    <NextStepLayout
      colour={step.late ? 'error' : step.kind === 'pay' ? 'primary' : colour}
      tag={{ colour: isDue && colour === 'primary' ? 'todo' : colour, labels }}
      caption={caption}
      countdown={isDue ? step.deadline : null}
      onDeadline={onDeadline}
      title={hasDeadline ? <Headline step={step} isQuote={order.type !== 'origin'} /> : sentence}
      text={hasDeadline ? sentence : other ? <RelatedLinks product="flight" related={order.relatedOrders} /> : null}
      details={<QuoteDetails product="flight" order={order} />}
      remark={note && <EntryText entry={note} />}
    >
      <NextButtons order={order} step={step} {...actions} />
    </NextStepLayout>
  );
}

type NextButtonsProps = Pick<
  NextStepCardProps,
  'order' | 'step' | 'onPay' | 'onTicket' | 'onCancel' | 'onConfirm' | 'onWithdraw' | 'busy' | 'offline'
>;

function NextButtons(props: NextButtonsProps) {
  const { order, step, onPay, onTicket, onCancel, onConfirm, busy, offline } = props;
  const { t, i18n } = useLingui();
  const format = useFormat();
  const reasonOf = useActionReason(order);
  const pay = actionOf(order, 'pay');
  const cancel = actionOf(order, 'cancel');
  const total = format.money(order.total);
  const late = step.late ? i18n._(reasonLabel('pay', 'deadline')) : null;
  const payReason = offline ? t`Paying needs a connection.` : (late ?? reasonOf('pay'));
  const asks = order.type === 'change' ? 'confirmChange' : 'confirmRefund';
  if (actionOf(order, 'requote')?.allowed) return <RequoteButton key={order.id} order={order} />;
  if (step.kind === 'confirm' && actionOf(order, asks))
    return (
      <>
        <Button
          size="main"
          onPress={onConfirm}
          busy={busy}
          disabledReason={offline ? t`Confirming needs a connection.` : (late ?? reasonOf(asks))}
        >
          {asks === 'confirmChange' ? (
            <Trans>Accept the change</Trans>
          ) : (
            <TotalWords shown={<Trans>Accept a refund of {total}</Trans>} safe={<Trans>Accept the refund</Trans>} />
          )}
        </Button>
        <WithdrawButton {...props} />
      </>
    );
  if (step.kind !== 'pay' && !cancel?.allowed) return <WithdrawButton {...props} />;
  return (
    <>
      {step.kind === 'pay' && pay ? (
        <Button size="main" onPress={onPay} disabledReason={payReason} busy={busy}>
          <TotalWords shown={<Trans>Pay {total}</Trans>} safe={<Trans>Pay</Trans>} />
        </Button>
      ) : null}
      <TicketButton order={order} step={step} onTicket={onTicket} busy={busy} offline={offline} />
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
      <WithdrawButton {...props} />
    </>
  );
}

/** Withdraws a request about tickets, as long as nothing was done. */
function WithdrawButton({ order, onWithdraw, busy, offline }: NextButtonsProps) {
  const { t, i18n } = useLingui();
  const action = openWithdrawal(order);
  if (!action) return null;
  const reason = offline ? t`Cancelling needs a connection.` : null;
  return (
    <Button kind="quiet" size="main" onPress={onWithdraw} busy={busy} disabledReason={reason}>
      {i18n._(ACTION_LABELS[action])}
    </Button>
  );
}

/** Requests ticketing as soon as it is paid, by any payer. */
function TicketButton({
  order,
  step,
  onTicket,
  busy,
  offline,
}: Pick<NextButtonsProps, 'order' | 'step' | 'onTicket' | 'busy' | 'offline'>) {
  const { t, i18n } = useLingui();
  if (step.late || !actionOf(order, 'ticket')?.allowed) return null;
  const reason = offline ? t`Requesting ticketing needs a connection.` : null;
  return (
    <Button kind="quiet" size="main" onPress={onTicket} busy={busy} disabledReason={reason}>
      {i18n._(ACTION_LABELS.ticket)}
    </Button>
  );
}

/** A button's text about money, and the one for client-safe mode. */
const TotalWords = ({ shown, safe }: { shown: ReactNode; safe: ReactNode }) => (useClientSafe() ? safe : shown);

function Headline({ step, isQuote }: { step: NextStep; isQuote: boolean }) {
  if (step.late || step.deadline === null)
    return isQuote ? <Trans>The quote has expired</Trans> : <Trans>The payment deadline has passed</Trans>;
  const until = <DeadlineWords until={step.deadline} />;
  if (step.kind === 'confirm')
    return (
      <Trans>
        Confirm by <DeadlineWords until={step.deadline} />
      </Trans>
    );
  return step.kind === 'pay' ? <Trans>Pay by {until}</Trans> : <Trans>Tickets expected by {until}</Trans>;
}
