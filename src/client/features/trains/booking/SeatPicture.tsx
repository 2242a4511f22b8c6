import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { SEAT_PLACES, type SeatClass } from '../../../../contract/train-terms.ts';
import { FieldFrame } from '../../../form/FieldFrame.tsx';
import { fieldId } from '../../../form/field-ids.ts';
import { useDescribedBy } from '../../../form/use-described-by.ts';
import { useFormField } from '../../../form/use-form-field.ts';
import styles from './SeatPicture.module.css';

interface SeatPictureProps {
  name: string;
  label: string;
  seatClass: SeatClass;
}

/** A passenger's wish, chosen in a picture of the row, or of the berths: radio buttons, so arrow keys move within it. */
export function SeatPicture({ name, label, seatClass }: SeatPictureProps) {
  const { t } = useLingui();
  const field = useFormField(name);
  const described = useDescribedBy(name, field.error, null);
  const group = useId();
  const nameOf = usePlaceName();
  const places = SEAT_PLACES[seatClass];
  // A wish from another class may not exist in this one.
  const chosen = places.includes(field.value) ? field.value : '';
  const choice = (value: string, shown: string, spoken?: string) => (
    <Choice
      key={value}
      group={group}
      value={value}
      shown={shown}
      spoken={spoken}
      isOn={value === chosen}
      onChoose={() => {
        field.set(value);
        field.blur();
      }}
    />
  );
  const aisle = places.indexOf('C') + 1;
  const seats = (some: readonly string[]) => some.map((place) => choice(place, place, nameOf(place)));
  return (
    <FieldFrame name={name} label={label} error={field.error} group>
      <div
        id={fieldId(name)}
        tabIndex={-1}
        role="radiogroup"
        aria-label={label}
        aria-describedby={described}
        aria-invalid={Boolean(field.error)}
        className={styles.picture}
      >
        {choice('', t`No preference`)}
        {aisle > 0 ? (
          <div className={styles.coach}>
            <div className={styles.sides} aria-hidden="true">
              <span>{t({ message: 'window', context: 'seat' })}</span>
              <span>{t({ message: 'window', context: 'seat' })}</span>
            </div>
            <div className={styles.row}>
              {seats(places.slice(0, aisle))}
              <span className={styles.aisle} aria-hidden="true">
                {t({ message: 'aisle', context: 'seat' })}
              </span>
              {seats(places.slice(aisle))}
            </div>
          </div>
        ) : (
          // As they hang: the upper one on top.
          places.toReversed().map((place) => choice(place, nameOf(place)))
        )}
      </div>
    </FieldFrame>
  );
}

interface ChoiceProps {
  group: string;
  value: string;
  shown: string;
  /** What a screen reader says, where that is more than what is shown. */
  spoken?: string | undefined;
  isOn: boolean;
  onChoose: () => void;
}

function Choice({ group, value, shown, spoken, isOn, onChoose }: ChoiceProps) {
  return (
    <label className={styles.place} data-on={isOn}>
      <input
        type="radio"
        className={styles.input}
        name={group}
        value={value}
        checked={isOn}
        aria-label={spoken}
        onChange={onChoose}
      />
      <span>{shown}</span>
    </label>
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
