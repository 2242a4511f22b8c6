import { useLingui } from '@lingui/react/macro';
import { useApiQuery } from '../../../api/queries.ts';
import { GROUPS, type OrdersSearch } from '../../../orders/order-filters.ts';
import { PENDING_LABELS } from '../../../orders/order-labels.ts';
import { useWidth } from '../../../ui/width.ts';
import type { ChangeSearch } from '../use-orders-search.ts';
import { groupCounts } from './group-counts.ts';
import styles from './PendingGroups.module.css';

interface PendingGroupsProps {
  search: OrdersSearch;
  onChange: ChangeSearch;
}

/** Pending orders by group, with counts (spec §2, side menu); a tap filters the list, another clears it. */
export function PendingGroups({ search, onChange }: PendingGroupsProps) {
  const { t, i18n } = useLingui();
  const isPhone = useWidth() === 'phone';
  const counts = useApiQuery('bookingCounts', {});
  const { groups } = groupCounts(counts.data ?? []);
  return (
    <div className={styles.groups} data-phone={isPhone} role="group" aria-label={t`Waiting`}>
      {GROUPS.map((group) => (
        <button
          key={group}
          type="button"
          className={styles.group}
          data-group={group}
          aria-pressed={search.group === group}
          onClick={() => onChange({ group: search.group === group ? undefined : group })}
        >
          <span className={styles.label}>{i18n._(PENDING_LABELS[group])}</span>
          <span className={`num ${styles.count}`} data-none={groups[group] === 0}>
            {counts.data ? groups[group] : '–'}
          </span>
        </button>
      ))}
    </div>
  );
}
