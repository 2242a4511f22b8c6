import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { SEAT_PLACES, type SeatClass } from '../../../../contract/train-terms.ts';
import { SelectField } from '../../../form/SelectField.tsx';
import { Card } from '../../../ui/Card.tsx';
import styles from './TrainForm.module.css';
import type { TrainValues } from './train-values.ts';

/** Seat or berth preferences within a row; nothing where the class has no such choice. */
export function SeatFields({ seatClass }: { seatClass: SeatClass }) {
  const { t } = useLingui();
  const { values } = useFormikContext<TrainValues>();
  const nameOf = usePlaceName();
  const places = SEAT_PLACES[seatClass];
  if (places.length === 0) return null;
  const options = [
    { value: '', label: t`No preference` },
    ...places.map((place) => ({ value: place, label: nameOf(place) })),
  ];
  return (
    <Card title={t`Seat wishes`}>
      <div className={styles.seats}>
        {values.seats.map((_, i) => {
          const number = i + 1;
          return (
            // Passengers are unnamed at first: their position identifies them.
            <SelectField key={number} name={`seats[${i}]`} label={t`Seat of passenger ${number}`} options={options} />
          );
        })}
      </div>
      <p className={styles.hint}>
        <Trans>The railway gives them where they are free.</Trans>
      </p>
    </Card>
  );
}

/** A and F are at the windows, C and D at the aisle; L, M, U are berths from below. */
function usePlaceName(): (place: string) => string {
  const { t } = useLingui();
  const berths: Readonly<Record<string, string>> = { L: t`Lower berth`, M: t`Middle berth`, U: t`Upper berth` };
  return (place) => {
    const berth = berths[place];
    if (berth) return berth;
    if (place === 'A' || place === 'F') return t`${place} · window`;
    return place === 'B' ? t`${place} · middle` : t`${place} · aisle`;
  };
}
