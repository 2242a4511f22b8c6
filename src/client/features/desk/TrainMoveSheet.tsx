import type { DeskTrainOrder } from '../../../contract/train-desk.ts';
import { TRAIN_WORK_LABELS, trainText } from './desk-labels.ts';
import { PenaltyField } from './PenaltyField.tsx';
import { StepSheet } from './StepSheet.tsx';
import { TicketFields } from './TicketFields.tsx';
import { TrainQuoteFields } from './TrainQuoteFields.tsx';
import {
  firstMove,
  readMove,
  sendTrainMove,
  type TrainMoveValues,
  type TrainWork,
  trainPlaceOf,
} from './train-move-values.ts';
import { keepMoved } from './use-desk.ts';

interface TrainMoveSheetProps {
  found: DeskTrainOrder;
  what: TrainWork;
  onClose: () => void;
}

/** One action on a train. */
export function TrainMoveSheet({ found, what, onClose }: TrainMoveSheetProps) {
  const { order } = found;
  return (
    <StepSheet<TrainMoveValues>
      orderId={order.id}
      what={what}
      label={TRAIN_WORK_LABELS[what]}
      text={trainText(what, order)}
      first={() => firstMove(found)}
      read={readMove}
      errorsOf={async (values, locale) =>
        (await import('./train-move-errors.ts')).trainMoveErrors(values, found, what, locale)
      }
      placeOf={trainPlaceOf(found)}
      send={async (values, options) => keepMoved('deskTrainOrder', await sendTrainMove(found, what, values, options))}
      needsReason={what === 'fail' || what === 'refuse'}
      onClose={onClose}
    >
      {what === 'quoteRefund' ? <PenaltyField found={found} product="train" /> : null}
      {what === 'quoteChange' ? <TrainQuoteFields found={found} /> : null}
      {what === 'issue' ? <TicketFields passengers={order.passengers} isTrain isNew={order.type === 'change'} /> : null}
    </StepSheet>
  );
}
