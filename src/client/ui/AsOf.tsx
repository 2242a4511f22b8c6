import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './AsOf.module.css';
import { useFormat } from './format.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Says how old the answer is that is shown while the server cannot be asked. */
export function AsOf({ updatedAt, isStale }: { updatedAt: number; isStale: boolean }) {
  const format = useFormat();
  const [today] = useState(() => new Date().toDateString());
  if (!isStale || updatedAt === 0) return null;
  const isToday = new Date(updatedAt).toDateString() === today;
  const clock = isToday ? CLOCK.format(updatedAt) : format.dateTime(new Date(updatedAt).toISOString());
  return (
    <p className={styles.note} role="status">
      <Trans>As of {clock}: the server cannot be asked at the moment.</Trans>
    </p>
  );
}
