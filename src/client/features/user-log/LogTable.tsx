import { Trans, useLingui } from '@lingui/react/macro';
import type { UserLog } from '../../../contract/user-log.ts';
import { LogTableRow } from './LogRow.tsx';
import styles from './UserLogPage.module.css';

interface LogTableProps {
  list: readonly UserLog[];
  busy: boolean;
}

/** The log in columns, from a tablet's width on. */
export function LogTable({ list, busy }: LogTableProps) {
  const { t } = useLingui();
  return (
    <table className={styles.table} aria-label={t`User log`} aria-busy={busy}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Time</Trans>
          </th>
          <th scope="col">
            <Trans>User</Trans>
          </th>
          <th scope="col">
            <Trans>Action</Trans>
          </th>
          <th scope="col">
            <Trans>Subject</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((entry) => (
          <LogTableRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}
