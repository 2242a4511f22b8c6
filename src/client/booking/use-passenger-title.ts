import { useLingui } from '@lingui/react/macro';
import { PASSENGER_TYPE_LABELS } from '../trip/labels.ts';
import { labelOf } from '../ui/label-of.ts';
import type { PassengerValues } from './party-values.ts';

/** A display name from typed capitals: `LI` and `MING` give `Li Ming`. */
function displayName({ surname, givenName }: PassengerValues): string {
  const words = `${surname.trim()} ${givenName.trim()}`.trim().split(/\s+/);
  return words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join(' ');
}

/** Names of passengers: `place` is 'Adult 2', `name` the name once there is one. */
export function usePassengerTitle(
  passengers: readonly PassengerValues[],
): (index: number) => { place: string; name: string } {
  const { i18n } = useLingui();
  return (index) => {
    const passenger = passengers[index];
    if (!passenger) return { place: '', name: '' };
    const number = passengers.slice(0, index + 1).filter((p) => p.type === passenger.type).length;
    const place = `${i18n._(labelOf(PASSENGER_TYPE_LABELS, passenger.type))} ${number}`;
    return { place, name: displayName(passenger) || place };
  };
}
