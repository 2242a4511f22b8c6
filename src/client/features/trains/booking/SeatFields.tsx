import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { SEAT_PLACES, type SeatClass } from '../../../../contract/train-terms.ts';
import { Card } from '../../../ui/Card.tsx';
import { SeatPicture } from './SeatPicture.tsx';
import styles from './TrainForm.module.css';
import type { TrainValues } from './train-values.ts';

/** Seat or berth preferences within a row; nothing where the class has no such choice. */
export function SeatFields({ seatClass }: { seatClass: SeatClass }) {
  const { t } = useLingui();
  const { values } = useFormikContext<TrainValues>();
  if (SEAT_PLACES[seatClass].length === 0) return null;
  return (
    <Card title={t`Seat wishes`}>
      <div className={styles.seats}>
        {values.seats.map((_, i) => {
          const number = i + 1;
          // Passengers are unnamed at first: their position identifies them.
          return (
            <SeatPicture
              key={number}
              name={`seats[${i}]`}
              label={t`Seat of passenger ${number}`}
              seatClass={seatClass}
            />
          );
        })}
      </div>
      <p className={styles.hint}>
        <Trans>The railway gives them where they are free.</Trans>
      </p>
    </Card>
  );
}
