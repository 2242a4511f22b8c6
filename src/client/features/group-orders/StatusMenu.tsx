import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { GROUP_ORDER_STATUSES, type GroupOrderStatus } from '../../../contract/group-order-states.ts';
import { useApiQuery } from '../../api/queries.ts';
import { GROUP_STATUS_LABELS } from '../../orders/order-labels.ts';
import styles from './StatusMenu.module.css';

/** One entry per status with its count (spec §2): beside the list on desktops, a row above it elsewhere. */
export function StatusMenu({ status }: { status: GroupOrderStatus | undefined }) {
  const { t, i18n } = useLingui();
  const counts = useApiQuery('groupOrderCounts', {});
  const of = (wanted: GroupOrderStatus) => counts.data?.find((one) => one.status === wanted)?.cnt;
  const all = counts.data?.reduce((sum, { cnt }) => sum + cnt, 0);
  return (
    <nav className={styles.menu} aria-label={t`Groups by status`}>
      <ul>
        <li>
          <Entry label={t`All groups`} count={all} isOn={status === undefined} />
        </li>
        {GROUP_ORDER_STATUSES.map((each) => (
          <li key={each}>
            <Entry label={i18n._(GROUP_STATUS_LABELS[each])} count={of(each)} isOn={status === each} status={each} />
          </li>
        ))}
      </ul>
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
