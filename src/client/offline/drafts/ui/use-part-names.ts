import { useLingui } from '@lingui/react/macro';

/** Names the parts of a draft and their fields, where two versions are compared. */
export function usePartName(): (part: string) => string {
  const { t } = useLingui();
  return (part) => {
    const index = /^p(\d+)$/.exec(part)?.[1];
    if (index !== undefined) {
      const number = Number(index) + 1;
      return t`Passenger ${number}`;
    }
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
    'frequentFlyer.airline': t`Frequent flyer airline`,
    'frequentFlyer.number': t`Frequent flyer number`,
    'document.type': t`Document`,
    'document.number': t`Document number`,
    'document.expiry': t`Document expiry`,
    'document.issuingPlace': t`Place of issue`,
  };
  // Forms of this device keep their values beside what they are about; a field by itself is its text.
  return (path) => (path === '' ? t`Text` : (names[path.replace(/^values\./, '')] ?? path));
}
