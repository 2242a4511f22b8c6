import { useLingui } from '@lingui/react/macro';
import { alertCircle, checkmark } from 'ionicons/icons';
import { memo } from 'react';
import { Chip } from '../ui/Chip.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './PassengerChips.module.css';
import type { PassengerValues } from './party-values.ts';
import { usePassengerTitle } from './use-passenger-title.ts';

interface PassengerChipsProps {
  passengers: readonly PassengerValues[];
  /** Positions of passengers with shown errors. */
  faulty: readonly number[];
  active: number;
  onSelect: (index: number) => void;
}

/** Whether all fields that every ticket needs are filled. */
export function isFilled(p: PassengerValues): boolean {
  const { type, number, expiry } = p.document;
  return [p.surname, p.givenName, p.gender, p.birthday, p.nationality, type, number, expiry].every(
    (text) => text !== '',
  );
}

/** One chip per passenger: name, progress, errors. */
export const PassengerChips = memo(function PassengerChips(props: PassengerChipsProps) {
  const { passengers, faulty, active, onSelect } = props;
  const { t } = useLingui();
  const titleOf = usePassengerTitle(passengers);
  return (
    <div className={styles.chips} role="group" aria-label={t`Passengers`}>
      {passengers.map((passenger, i) => {
        const { name, place } = titleOf(i);
        const isFaulty = faulty.includes(i);
        const isDone = !isFaulty && isFilled(passenger);
        return (
          <Chip key={place} selected={i === active} wraps onPress={() => onSelect(i)}>
            {isFaulty ? <Icon icon={alertCircle} label={t`needs attention`} className={styles.bad} /> : null}
            {isDone ? <Icon icon={checkmark} label={t`complete`} className={styles.done} /> : null}
            {name}
          </Chip>
        );
      })}
    </div>
  );
});
