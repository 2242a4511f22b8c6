import { Trans } from '@lingui/react/macro';
import styles from './AsOf.module.css';

/** Says how old the answer is that is shown while the server cannot be asked. */
export function AsOf({ updatedAt, isStale }: { updatedAt: number; isStale: boolean }) {
  if (!isStale || updatedAt === 0) return null;
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    updatedAt,
  );
  return (
    <p className={styles.note} role="status">
      <Trans>As of {clock}: the server cannot be asked at the moment.</Trans>
    </p>
  );
}
