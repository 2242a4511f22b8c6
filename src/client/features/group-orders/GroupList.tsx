import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { peopleOutline } from 'ionicons/icons';
import type { GroupOrderStatus } from '../../../contract/group-order-states.ts';
import type { GroupSummary } from '../../../contract/group-orders.ts';
import { usePages } from '../../api/use-pages.ts';
import { useFieldText } from '../../offline/drafts/draft-values.ts';
import rowStyles from '../../orders/OrderRow.module.css';
import { statusColour, statusLabel } from '../../orders/order-labels.ts';
import { ProductList } from '../../orders/ProductList.tsx';
import { bookingText } from '../../trip/passenger-name.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/Tag.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { readGroupsSearch } from './groups-search.ts';

interface GroupListProps {
  status: GroupOrderStatus | undefined;
  /** The group that stands open beside the list. */
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
          title={isNarrowed ? t`No group fits` : t`No groups yet`}
          text={isNarrowed ? t`Try another status or number.` : t`A group is ten and more who fly together.`}
          action={isNarrowed ? null : <ButtonLink to="/flight/group/booking">{t`Request a group`}</ButtonLink>}
        />
      }
      row={(group) => <GroupRow group={group} isOpen={group.id === opened} />}
    />
  );
}

/** A group in the list: where, when, how many, how much, and what it waits for. */
function GroupRow({ group, isOpen }: { group: GroupSummary; isOpen: boolean }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { id, status, payBy, passengerCount, total } = group;
  return (
    <Link
      to="/flight/group/order/$id"
      params={{ id }}
      search={(before) => readGroupsSearch(before)}
      className={rowStyles.row}
      data-open={isOpen}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span className={rowStyles.words}>
        <span className={rowStyles.first}>
          <strong>{group.route.join(' → ')}</strong>
          <span className={`num ${rowStyles.price}`}>{total.amount > 0 ? format.money(total) : null}</span>
        </span>
        <span className={rowStyles.second}>
          {format.date(group.departureDate, 'near')} ·{' '}
          {t`${plural(passengerCount, { one: '# passenger', other: '# passengers' })}`}
        </span>
        <span className={rowStyles.third}>
          <Tag colour={statusColour(status, 'group')}>{i18n._(statusLabel(status, 'group'))}</Tag>
          {payBy ? (
            <strong className={rowStyles.countdown}>
              <Countdown until={payBy} />
            </strong>
          ) : null}
          <span className={`num ${rowStyles.id}`}>{bookingText(id)}</span>
        </span>
      </span>
    </Link>
  );
}
