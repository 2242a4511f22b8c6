import { useLingui } from '@lingui/react/macro';
import type { PassengerValues } from './booking-values.ts';
import { usePassengerTitle } from './use-passenger-title.ts';

/** Names a field for the error summary, with its passenger, also while another passenger is on screen. */
export function useFieldLabel(passengers: readonly PassengerValues[]): (path: string) => string | undefined {
  const { t } = useLingui();
  const titleOf = usePassengerTitle(passengers);
  const names: Record<string, string> = {
    surname: t`Family name`,
    givenName: t`Given names`,
    birthday: t`Date of birth`,
    gender: t`Gender`,
    nationality: t`Nationality`,
    'document.type': t`Document`,
    'document.number': t`Document number`,
    'document.expiry': t`Document expiry`,
    'document.issuingPlace': t`Issuing place (optional)`,
    'frequentFlyer.airline': t`Airline of the card`,
    'frequentFlyer.number': t`Frequent-flyer number`,
    phone: t`Passenger’s phone`,
    email: t`Passenger’s email`,
  };
  return (path) => {
    const index = passengerIndex(path);
    if (index === null) return undefined;
    const field = names[path.replace(/^passengers\[\d+\]\./, '')];
    return field ? `${titleOf(index).name}, ${field}` : titleOf(index).name;
  };
}

/** The passenger that a field path belongs to, else null. */
export function passengerIndex(path: string): number | null {
  const match = /^passengers\[(\d+)\]/.exec(path);
  return match ? Number(match[1]) : null;
}
