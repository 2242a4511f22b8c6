import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { known } from '../../api/known.ts';
import { useOnline } from '../../api/online.ts';
import { DeadlineWords } from '../../orders/DeadlineWords.tsx';
import { NextStepFrame } from '../../orders/NextStepFrame.tsx';
import { statusColour, statusLabel } from '../../orders/order-labels.ts';
import { useDeadlinePassed } from '../../orders/use-deadline-passed.ts';
import { Button } from '../../ui/Button.tsx';
import { GROUP_STEPS, UNKNOWN_GROUP_STEP } from './group-steps.ts';
import { dueOf } from './payment-due.ts';
import { refreshGroup, type useGroupStep } from './use-group-step.ts';
import { useNetMoney } from './use-net-money.ts';

interface GroupStepCardProps {
  order: GroupOrder;
  caption?: ReactNode;
  step: ReturnType<typeof useGroupStep>;
  onPay: () => void;
}

/** What to do next with a group, with its deadline. */
export function GroupStepCard({ order, caption, step, onPay }: GroupStepCardProps) {
  const { i18n } = useLingui();
  const { status, payBy } = order;
  const isLate = useDeadlinePassed(payBy);
  const colour = statusColour(status, 'group');
  const deadline = payBy ?? (status === 'to_be_quote' ? order.answerBy : null);
  const sentence = i18n._(known(GROUP_STEPS, status, UNKNOWN_GROUP_STEP));
  const isDue = payBy !== null && !isLate;
  return (
    <NextStepFrame
      colour={isLate ? 'error' : colour}
      tag={{ colour: isDue ? 'todo' : colour, words: i18n._(statusLabel(status, 'group')) }}
      caption={caption}
      countdown={isDue ? payBy : null}
      onDeadline={refreshGroup}
      title={deadline === null ? sentence : <Headline order={order} deadline={deadline} isLate={isLate} />}
      text={deadline === null ? null : sentence}
    >
      <StepButtons order={order} step={step} onPay={onPay} />
    </NextStepFrame>
  );
}

function Headline({ order, deadline, isLate }: { order: GroupOrder; deadline: string; isLate: boolean }) {
  if (isLate) return <Trans>The deadline has passed: contact the administrator</Trans>;
  const until = <DeadlineWords until={deadline} />;
  if (order.status === 'to_be_quote') return <Trans>Quote expected by {until}</Trans>;
  if (order.status === 'to_be_confirm') return <Trans>Confirm an option by {until}</Trans>;
  return <Trans>Pay by {until}</Trans>;
}

function StepButtons({ order, step, onPay }: Pick<GroupStepCardProps, 'order' | 'step' | 'onPay'>) {
  const { t } = useLingui();
  const online = useOnline();
  const money = useNetMoney();
  const offline = online ? null : t`This needs a connection.`;
  const amount = money(dueOf(order)?.amount ?? null);
  const { can } = order;
  return (
    <>
      {can.includes('apply') ? (
        <Button size="main" busy={step.busy} disabledReason={offline} onPress={step.apply}>
          <Trans>Apply for seats</Trans>
        </Button>
      ) : null}
      {can.includes('pay') ? (
        <Button size="main" busy={step.busy} disabledReason={offline} onPress={onPay}>
          <Trans>Pay {amount}</Trans>
        </Button>
      ) : null}
      {can.includes('cancel') ? (
        <Button kind="quiet" size="main" disabledReason={offline} onPress={() => void step.cancel()}>
          <Trans>Cancel the group</Trans>
        </Button>
      ) : null}
    </>
  );
}
