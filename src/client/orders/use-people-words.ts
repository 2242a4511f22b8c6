import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

interface People {
  product: string | null;
  leadPassenger: string;
  passengerCount: number;
}

/** The travellers in a line: the first passenger and how many more. A group has no names at first, so its size is shown. */
export function usePeopleWords(): (people: People) => string {
  const { t } = useLingui();
  return ({ product, leadPassenger, passengerCount }) => {
    if (product === 'group' || !leadPassenger)
      return t`${plural(passengerCount, { one: '# passenger', other: '# passengers' })}`;
    return passengerCount > 1 ? `${leadPassenger} +${passengerCount - 1}` : leadPassenger;
  };
}
