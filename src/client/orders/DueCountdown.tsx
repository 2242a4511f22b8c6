import { Trans } from '@lingui/react/macro';
import { Countdown } from '../ui/Countdown.tsx';
import { useServerNow } from '../ui/ticker.ts';
import styles from './DueCountdown.module.css';

const URGENT_MS = 60 * 60_000;

interface DueCountdownProps {
  /** By when the agent must have paid or agreed, an instant. */
  until: string;
  onEnd?: (() => void) | undefined;
}

/** What is left of a deadline; in the last hour it says so, in words and colour. */
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
