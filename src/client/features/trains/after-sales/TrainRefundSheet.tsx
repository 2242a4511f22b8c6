import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { REFUND_REASONS, VOLUNTARY } from '../../../../contract/after-sales.ts';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { chinaInstant } from '../../../../contract/train-terms.ts';
import styles from '../../../orders/RequestForm.module.css';
import { RefundForm } from '../../../orders/request/RefundForm.tsx';
import { refundPlace } from '../../../orders/request/request-values.ts';
import { serverNow } from '../../../ui/server-clock.ts';
import { FeeTable } from './FeeTable.tsx';
import { useAskTrain } from './use-ask-train.ts';

interface TrainRefundSheetProps {
  order: TrainOrder;
  onClose: () => void;
}

/** Requests a refund of train tickets: by the railway's fees until departure, and for any other reason by the desk. */
export function TrainRefundSheet({ order, onClose }: TrainRefundSheetProps) {
  const place = refundPlace(order.id);
  const sending = useAskTrain('refundTrainOrder', place, onClose);
  const { ride, changes = [] } = order;
  const [hasLeft] = useState(() => chinaInstant(ride.departure).getTime() <= serverNow());
  const reasons = hasLeft ? REFUND_REASONS.filter((reason) => reason !== VOLUNTARY) : REFUND_REASONS;
  return (
    <RefundForm
      {...{ order, place, sending, reasons, onClose }}
      product="train"
      flights={[]}
      note={(reason) =>
        reason === String(VOLUNTARY) ? (
          <FeeTable ticket={{ departure: ride.departure, changes }} />
        ) : (
          <p className={styles.hint}>
            <Trans>The desk checks the reason and its proof, and quotes the refund.</Trans>
          </p>
        )
      }
      open
    />
  );
}
