import { useLingui } from '@lingui/react/macro';

/** Names the parts of a draft and their fields, where two versions are compared. */
export function usePartName(): (part: string) => string {
  const { t } = useLingui();
  return (part) => {
    const [, letter, index] = /^([pj])(\d+)$/.exec(part) ?? [];
    const number = Number(index) + 1;
    if (letter) return letter === 'p' ? t`Passenger ${number}` : t`Journey ${number}`;
    if (part === 'party') return t`Passengers`;
    return part === 'contact' ? t`Contact` : t`Further details`;
  };
}

export function useFieldName(): (path: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    type: t`Passenger type`,
    surname: t`Family name`,
    givenName: t`Given names`,
    gender: t`Gender`,
    birthday: t`Date of birth`,
    nationality: t`Nationality`,
    phone: t`Phone`,
    email: t`Email`,
    name: t`Name`,
    areaCode: t`Country code`,
    remark: t`Remark`,
    origin: t`From`,
    destination: t`To`,
    date: t`Departure date`,
    returnDate: t`Return date`,
    adult: t`Adults`,
    child: t`Children`,
    infant: t`Infants`,
    isChangeDate: t`Other dates are possible`,
    acceptChangeFlight: t`Other flights are possible`,
    'frequentFlyer.airline': t`Frequent flyer airline`,
    'frequentFlyer.number': t`Frequent flyer number`,
    'document.type': t`Document`,
    'document.number': t`Document number`,
    'document.expiry': t`Document expiry`,
    'document.issuingPlace': t`Place of issue`,
  };
  // Local forms hold their values beside their subject; a single field is its text.
  return (path) => {
    const seat = /^seats\.(\d+)$/.exec(path)?.[1];
    const number = Number(seat) + 1;
    if (seat) return t`Seat of passenger ${number}`;
    return path === '' ? t`Text` : (names[path.replace(/^values\./, '')] ?? path);
  };
}
