import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './AsOf.module.css';
import { useFormat } from './format.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Time of an answer: `14:05`, with its day if that is not today. */
export function useClock(updatedAt: number): string {
  const format = useFormat();
  const [today] = useState(() => new Date().toDateString());
  const isToday = new Date(updatedAt).toDateString() === today;
  return isToday ? CLOCK.format(updatedAt) : format.dateTime(new Date(updatedAt).toISOString());
}

/** Shows the age of the answer while the server is unreachable. */
export function AsOf({ updatedAt, isStale }: { updatedAt: number; isStale: boolean }) {
  const clock = useClock(updatedAt);
  if (!isStale || updatedAt === 0) return null;
  return (
    <p className={styles.note} role="status">
      <Trans>As of {clock}: the server cannot be asked at the moment.</Trans>
    </p>
  );
}
