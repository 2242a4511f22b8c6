import type { DeskGroupOrder } from '../../../contract/group-desk.ts';
import { GROUP_WORK_LABELS, groupText } from './desk-labels.ts';
import {
  firstMove,
  type GroupMoveValues,
  type GroupWork,
  groupPlaceOf,
  hasLines,
  readMove,
  sendGroupMove,
} from './group-move-values.ts';
import { LocatorField } from './LocatorField.tsx';
import { PenaltyField } from './PenaltyField.tsx';
import { QuoteFields } from './QuoteFields.tsx';
import { StepSheet } from './StepSheet.tsx';
import { TicketFields } from './TicketFields.tsx';
import { TicketLines } from './TicketLines.tsx';
import { keepMoved } from './use-desk.ts';

interface GroupMoveSheetProps {
  found: DeskGroupOrder;
  what: GroupWork;
  onClose: () => void;
}

/** A ticket number for each passenger. */
function Tickets({ passengers }: Pick<DeskGroupOrder['order'], 'passengers'>) {
  return hasLines(passengers) ? <TicketLines passengers={passengers} /> : <TicketFields passengers={passengers} />;
}

/** One action on a group. */
export function GroupMoveSheet({ found, what, onClose }: GroupMoveSheetProps) {
  const { order } = found;
  return (
    <StepSheet<GroupMoveValues>
      orderId={order.id}
      what={what}
      label={GROUP_WORK_LABELS[what]}
      text={groupText(what, order)}
      first={() => firstMove(order)}
      read={readMove}
      errorsOf={async (values, locale) =>
        (await import('./group-move-errors.ts')).groupMoveErrors(values, found, what, locale)
      }
      placeOf={groupPlaceOf(found)}
      send={async (values, options) => keepMoved('deskGroupOrder', await sendGroupMove(found, what, values, options))}
      isLong={order.type === 'origin'}
      needsReason={what === 'fail' || what === 'refuse'}
      onClose={onClose}
    >
      {what === 'quote' ? <QuoteFields order={order} /> : null}
      {what === 'quoteRefund' ? <PenaltyField found={found} product="group" /> : null}
      {what === 'seats' ? <LocatorField required /> : null}
      {what === 'issue' ? <Tickets passengers={order.passengers} /> : null}
    </StepSheet>
  );
}
