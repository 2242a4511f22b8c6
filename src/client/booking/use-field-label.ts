import { useLingui } from '@lingui/react/macro';

/** Names a passenger's field for the error summary, also while another passenger is on screen. */
export function useFieldLabel(): (path: string) => string | undefined {
  const { t } = useLingui();
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
    contactName: t`Passenger’s contact name`,
  };
  return (path) => names[path.replace(/^passengers\[\d+\]\./, '')];
}

/** The passenger that a field path belongs to, else null. */
export function passengerIndex(path: string): number | null {
  const match = /^passengers\[(\d+)\]/.exec(path);
  return match ? Number(match[1]) : null;
}
