import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

interface People {
  product: string | null;
  leadPassenger: string;
  passengerCount: number;
}

/** Who travels, in a line: the first passenger and how many more. A group has no names at first: how many it is for says more. */
export function usePeopleWords(): (people: People) => string {
  const { t } = useLingui();
  return ({ product, leadPassenger, passengerCount }) => {
    if (product === 'group' || !leadPassenger)
      return t`${plural(passengerCount, { one: '# passenger', other: '# passengers' })}`;
    return passengerCount > 1 ? `${leadPassenger} +${passengerCount - 1}` : leadPassenger;
  };
}
