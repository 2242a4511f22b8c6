import { Trans } from '@lingui/react/macro';
import { useFormat } from '../ui/format.ts';
import { useServerNow } from '../ui/ticker.ts';
import { deadlineParts, deviceZone } from './deadline-parts.ts';
import styles from './NextStepLayout.module.css';

/** `today 18:00 China Time`: the absolute time with its zone. */
export function DeadlineWords({ until }: { until: string }) {
  const format = useFormat();
  const { day, date, clock, zone } = deadlineParts(until, new Date(useServerNow()), format.locale, deviceZone());
  const when = format.date(date);
  return (
    <time dateTime={until}>
      {day === 'today' ? <Trans>today {clock}</Trans> : null}
      {day === 'tomorrow' ? <Trans>tomorrow {clock}</Trans> : null}
      {day === 'other' ? `${when} ${clock}` : null} <span className={styles.zone}>{zone}</span>
    </time>
  );
}
