import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GroupParty } from '../../contract/group-orders.ts';

/** The passengers of a group by type: `10 adults`, `2 children`; types without any are left out. */
export function usePartyWords({ adult, child, infant }: GroupParty): string[] {
  const { t } = useLingui();
  return [
    adult > 0 ? t`${plural(adult, { one: '# adult', other: '# adults' })}` : '',
    child > 0 ? t`${plural(child, { one: '# child', other: '# children' })}` : '',
    infant > 0 ? t`${plural(infant, { one: '# infant', other: '# infants' })}` : '',
  ].filter(Boolean);
}
