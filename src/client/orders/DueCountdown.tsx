import { Trans } from '@lingui/react/macro';
import { Countdown } from '../ui/Countdown.tsx';
import { useServerNow } from '../ui/ticker.ts';
import styles from './DueCountdown.module.css';

const URGENT_MS = 60 * 60_000;

interface DueCountdownProps {
  /** The instant by which the agent must pay or agree. */
  until: string;
  onEnd?: (() => void) | undefined;
}

/** The time left until a deadline; the last hour is marked in words and colour. */
export function DueCountdown({ until, onEnd }: DueCountdownProps) {
  const left = Date.parse(until) - useServerNow();
  const isUrgent = left > 0 && left < URGENT_MS;
  return (
    <strong className={styles.due} data-urgent={isUrgent}>
      {isUrgent ? (
        <Trans>
          only <Countdown until={until} onEnd={onEnd} /> left
        </Trans>
      ) : (
        <Countdown until={until} onEnd={onEnd} />
      )}
    </strong>
  );
}
