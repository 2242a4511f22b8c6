import { Trans, useLingui } from '@lingui/react/macro';
import type { TrainVerification } from '../../../../contract/train-search.ts';
import { TRAIN_LIMITS } from '../../../../contract/train-terms.ts';
import { SEAT_LABELS } from '../../../orders/seat-labels.ts';
import { Card } from '../../../ui/Card.tsx';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { RideLine } from '../RideLine.tsx';
import { TrainPrices } from '../TrainPrices.tsx';
import styles from './RideSummary.module.css';

/** The chosen train, and the party's price. */
export function RideSummary({ offer }: { offer: TrainVerification | undefined }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  if (!offer)
    return (
      <Card title={t`Train`}>
        <Skeleton height="24px" lines={4} />
      </Card>
    );
  const { ride, seats, passengers, total } = offer;
  const prices = [
    { passengerType: 'adult' as const, count: passengers.adult, price: seats.price },
    { passengerType: 'child' as const, count: passengers.child, price: seats.childPrice },
  ];
  return (
    <Card title={`${ride.trainNo} · ${i18n._(labelOf(SEAT_LABELS, seats.seatClass))}`}>
      <div className={styles.summary}>
        <p className={styles.day}>{format.date(ride.departure.slice(0, 10))}</p>
        <RideLine ride={ride} />
        <TrainPrices prices={prices.filter(({ count }) => count > 0)} total={total} />
        <p className={styles.quiet}>
          <Trans>
            The seats are held for {TRAIN_LIMITS.holdMinutes} minutes, or until the train leaves if that is sooner, and
            released if they are not paid by then. The names must be those of the documents shown at the gate.
          </Trans>
        </p>
      </div>
    </Card>
  );
}
