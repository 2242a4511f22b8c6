import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AGENT_DUE, stageOf } from '../../../contract/group-order-states.ts';
import type { GroupAction, GroupOrder } from '../../../contract/group-orders.ts';
import { partySize } from '../../../contract/passenger-terms.ts';
import { useClientSafe } from '../../api/client-safe.ts';
import { useOnline } from '../../api/online.ts';
import { DeadlineWords } from '../../orders/DeadlineWords.tsx';
import { EntryText } from '../../orders/EntryText.tsx';
import { instead, orderTag } from '../../orders/ended-tickets.ts';
import { NextStepLayout } from '../../orders/NextStepLayout.tsx';
import { isOffered, useActionReason } from '../../orders/order-actions.ts';
import { QuoteDetails } from '../../orders/QuoteDetails.tsx';
import { stepNote } from '../../orders/step-note.ts';
import { useDeadlinePassed } from '../../orders/use-deadline-passed.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormat } from '../../ui/format.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { groupStep } from './group-steps.ts';
import { dueOf } from './payment-due.ts';
import { refreshGroup, type useGroupStep } from './use-group-step.ts';

/** Answering needs a connection: the device does not cache its code. */
const RefundButtons = lazyPart(async () => (await import('./RefundButtons.tsx')).RefundButtons);

interface GroupStepCardProps {
  order: GroupOrder;
  caption?: ReactNode;
  step: ReturnType<typeof useGroupStep>;
  onPay: () => void;
  onEditList: () => void;
}

/** The next step with a group, with its deadline. */
export function GroupStepCard({ order, caption, ...actions }: GroupStepCardProps) {
  const { i18n } = useLingui();
  const { status, type } = order;
  // The expiry of a refund's quote is irrelevant once it is accepted.
  const payBy = type === 'refund' && status !== 'rfd_to_be_confirm' ? null : order.payBy;
  const isLate = useDeadlinePassed(payBy);
  const deadline = payBy ?? (status === 'to_be_quote' ? order.answerBy : null);
  const other = instead(order);
  const { colour, labels } = orderTag(order, 'group');
  // An expired quote needs no answer: the tickets are unchanged.
  const shown = isLate && type === 'refund' ? 'refund_canceled' : status;
  const sentence = i18n._(other ?? groupStep(shown, order.paid));
  const isDue = payBy !== null && !isLate && AGENT_DUE.includes(status);
  const note = stepNote(order);
  return (
    <NextStepLayout
      colour={isLate ? 'error' : colour}
      tag={{ colour: isDue ? 'todo' : colour, labels }}
      caption={caption}
      countdown={isDue ? payBy : null}
      onDeadline={refreshGroup}
      title={deadline === null ? sentence : <Headline order={order} deadline={deadline} isLate={isLate} />}
      text={deadline === null ? null : sentence}
      details={isLate ? null : <QuoteDetails product="group" order={order} />}
      remark={note && <EntryText entry={note} />}
    >
      {type === 'refund' ? <RefundButtons order={order} /> : <StepButtons order={order} {...actions} />}
    </NextStepLayout>
  );
}

function Headline({ order, deadline, isLate }: { order: GroupOrder; deadline: string; isLate: boolean }) {
  const isQuote = order.status === 'rfd_to_be_confirm';
  if (isLate && isQuote) return <Trans>The quote has expired</Trans>;
  if (isLate) return <Trans>The deadline has passed: contact the administrator</Trans>;
  const until = <DeadlineWords until={deadline} />;
  if (order.status === 'to_be_quote') return <Trans>Quote expected by {until}</Trans>;
  if (order.status === 'to_be_confirm') return <Trans>Confirm an option by {until}</Trans>;
  if (isQuote) return <Trans>Confirm by {until}</Trans>;
  if (dueOf(order) === null) return <Trans>Seats needed by {until}</Trans>;
  return <Trans>Pay by {until}</Trans>;
}

function StepButtons({ order, step, onPay, onEditList }: Omit<GroupStepCardProps, 'caption'>) {
  const { t } = useLingui();
  const online = useOnline();
  const format = useFormat();
  const isSafe = useClientSafe();
  const reasonOf = useActionReason(order);
  const closedBy = (action: GroupAction) => (online ? reasonOf(action) : t`This needs a connection.`);
  const amount = format.money(dueOf(order)?.amount ?? null);
  const [listed, wanted] = [order.passengers.length, partySize(order.party)];
  // The server takes the final payment only with a full list.
  const isListFirst = stageOf(order.status) === 'last' && listed !== wanted && isOffered(order, 'handIn');
  return (
    <>
      {isListFirst ? (
        <Button size="main" disabledReason={reasonOf('handIn')} onPress={onEditList}>
          <Trans>
            Fill in the passenger list ({listed} of {wanted})
          </Trans>
        </Button>
      ) : null}
      {isOffered(order, 'apply') ? (
        <Button size="main" busy={step.busy} disabledReason={closedBy('apply')} onPress={step.apply}>
          <Trans>Apply for seats</Trans>
        </Button>
      ) : null}
      {isOffered(order, 'pay') ? (
        <Button
          kind={isListFirst ? 'quiet' : 'primary'}
          size="main"
          busy={step.busy}
          disabledReason={closedBy('pay') ?? (isListFirst ? t`The passenger list comes first.` : null)}
          onPress={onPay}
        >
          {isSafe ? <Trans>Pay</Trans> : <Trans>Pay {amount}</Trans>}
        </Button>
      ) : null}
      {isOffered(order, 'cancel') ? (
        <Button kind="quiet" size="main" disabledReason={closedBy('cancel')} onPress={() => void step.cancel()}>
          <Trans>Cancel the group</Trans>
        </Button>
      ) : null}
    </>
  );
}
