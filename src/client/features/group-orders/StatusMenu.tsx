import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { GROUP_ORDER_STATUSES, type GroupOrderStatus } from '../../../contract/group-order-states.ts';
import { useApiQuery } from '../../api/queries.ts';
import { GROUP_STATUS_LABELS } from '../../orders/order-labels.ts';
import { useWidth } from '../../ui/width.ts';
import styles from './StatusMenu.module.css';

/**
 * One entry per status with its count (spec §2): beside the list on desktops; elsewhere a row above it, with the statuses without groups
 * collapsed.
 */
export function StatusMenu({ status }: { status: GroupOrderStatus | undefined }) {
  const { t, i18n } = useLingui();
  const isDesktop = useWidth() === 'desktop';
  const counts = useApiQuery('groupOrderCounts', {});
  const of = (wanted: GroupOrderStatus) => counts.data?.find((one) => one.status === wanted)?.cnt;
  const all = counts.data?.reduce((sum, { cnt }) => sum + cnt, 0);
  const first = GROUP_ORDER_STATUSES.filter((each) => isDesktop || each === status || (of(each) ?? 0) > 0);
  const others = GROUP_ORDER_STATUSES.filter((each) => !first.includes(each));
  const entry = (each: GroupOrderStatus) => (
    <li key={each}>
      <Entry label={i18n._(GROUP_STATUS_LABELS[each])} count={of(each)} isOn={status === each} status={each} />
    </li>
  );
  return (
    <nav className={styles.menu} aria-label={t`Groups by status`}>
      <ul>
        <li>
          <Entry label={t`All groups`} count={all} isOn={status === undefined} />
        </li>
        {first.map(entry)}
      </ul>
      {others.length > 0 ? (
        <details className={styles.others}>
          <summary>{t`${plural(others.length, { one: '# more status', other: '# more statuses' })}`}</summary>
          <ul>{others.map(entry)}</ul>
        </details>
      ) : null}
    </nav>
  );
}

interface EntryProps {
  label: string;
  count: number | undefined;
  isOn: boolean;
  status?: GroupOrderStatus;
}

function Entry({ label, count, isOn, status }: EntryProps) {
  return (
    <Link
      to="/flight/group/order"
      search={status ? { status } : {}}
      replace
      className={styles.entry}
      data-none={count === 0}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isOn ? 'page' : undefined}
    >
      <span>{label}</span> <b className="num">{count ?? '–'}</b>
    </Link>
  );
}
