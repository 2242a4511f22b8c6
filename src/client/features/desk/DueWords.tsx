import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../ui/format.ts';
import { serverNow } from '../../ui/server-clock.ts';
import styles from './DeskRow.module.css';

/** A deadline; marked when overdue. */
export function DueWords({ dueAt }: { dueAt: string }) {
  const format = useFormat();
  const at = format.dateTime(dueAt);
  const isLate = Date.parse(dueAt) <= serverNow();
  return (
    <span className={styles.due} data-late={isLate}>
      {isLate ? <Trans>late since {at}</Trans> : <Trans>until {at}</Trans>}
    </span>
  );
}
