import type { DeskOrder } from '../../../contract/desk.ts';
import { type DeskCan, RAISE_DISRUPTION } from '../../../contract/desk-moves.ts';
import { ChangeQuoteFields } from './ChangeQuoteFields.tsx';
import { CAN_LABELS, canText } from './desk-labels.ts';
import { LocatorField } from './LocatorField.tsx';
import { firstMove, type MoveValues, movePlaceOf, needsRemark, readMove } from './move-values.ts';
import { PenaltyField } from './PenaltyField.tsx';
import { StepSheet } from './StepSheet.tsx';
import { sendMove } from './send-move.ts';
import { TicketFields } from './TicketFields.tsx';
import { keepMoved } from './use-desk.ts';
import { VoyageFields } from './VoyageFields.tsx';

interface MoveSheetProps {
  found: DeskOrder;
  what: DeskCan;
  onClose: () => void;
}

const isLong = (what: DeskCan) => what === 'quoteChange' || what === RAISE_DISRUPTION;

/** One action on a flight. */
export function MoveSheet({ found, what, onClose }: MoveSheetProps) {
  const { order } = found;
  return (
    <StepSheet<MoveValues>
      orderId={order.id}
      what={what}
      label={CAN_LABELS[what]}
      text={canText(what, order)}
      first={() => firstMove(found)}
      read={readMove}
      errorsOf={async (values, locale) => (await import('./move-errors.ts')).moveErrors(values, found, what, locale)}
      placeOf={movePlaceOf(found)}
      send={async (values, options) => keepMoved('deskOrder', await sendMove(found, what, values, options))}
      isLong={isLong(what)}
      needsReason={needsRemark(what)}
      onClose={onClose}
    >
      {what === 'issue' ? <TicketFields passengers={order.passengers} isNew={order.type === 'change'} /> : null}
      {what === 'issue' ? <LocatorField /> : null}
      {what === 'quoteRefund' ? <PenaltyField found={found} product="flight" /> : null}
      {what === 'quoteChange' ? <ChangeQuoteFields order={order} /> : null}
      {what === RAISE_DISRUPTION ? <VoyageFields order={order} /> : null}
    </StepSheet>
  );
}
