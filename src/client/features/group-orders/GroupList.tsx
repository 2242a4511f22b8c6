import { useLingui } from '@lingui/react/macro';
import { peopleOutline } from 'ionicons/icons';
import type { GroupOrderStatus } from '../../../contract/group-order-states.ts';
import { usePages } from '../../api/use-pages.ts';
import { useFieldText } from '../../offline/drafts/draft-values.ts';
import { GroupRow } from '../../orders/GroupRow.tsx';
import { ProductList } from '../../orders/ProductList.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { readGroupsSearch } from './groups-search.ts';

interface GroupListProps {
  status: GroupOrderStatus | undefined;
  /** The group open beside the list. */
  opened: string | null;
}

/** The groups of the company, newest first. */
export function GroupList({ status, opened }: GroupListProps) {
  const { t } = useLingui();
  const draft = useFieldText('group-orders');
  const q = useSettled(draft.text.trim());
  const query = usePages('groupOrders', { ...(status ? { status } : {}), ...(q ? { q } : {}) }, 30);
  const isNarrowed = status !== undefined || q !== '';
  return (
    <ProductList
      query={query}
      search={{ label: t`Search groups`, placeholder: t`Number, PNR, place, contact`, draft }}
      label={t`Group orders`}
      empty={
        <EmptyState
          icon={peopleOutline}
          title={isNarrowed ? t`No matching groups` : t`No groups yet`}
          text={isNarrowed ? t`Try another status or number.` : t`A group is ten or more passengers flying together.`}
          action={isNarrowed ? null : <ButtonLink to="/flight/group/booking">{t`Request a group`}</ButtonLink>}
        />
      }
      row={(group) => (
        <GroupRow order={{ ...group, type: 'origin' }} isOpen={group.id === opened} keep={readGroupsSearch} />
      )}
    />
  );
}
