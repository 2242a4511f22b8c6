import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useServerNow } from './ticker.ts';

interface CountdownProps {
  /** An instant, ISO 8601. */
  until: string;
  /** Called once when it is reached while on screen. */
  onEnd?: (() => void) | undefined;
  className?: string;
}

const pad = (n: number) => String(n).padStart(2, '0');

/** Time left until an instant, `02:41:09`. Not announced every second: the absolute time is shown beside it. */
export function Countdown({ until, onEnd, className }: CountdownProps) {
  const now = useServerNow();
  const end = Date.parse(until);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isOver = left === 0;
  const told = useRef(isOver);
  useEffect(() => {
    if (!isOver) told.current = false;
    if (!isOver || told.current) return;
    told.current = true;
    onEnd?.();
  }, [isOver, onEnd]);
  if (isOver) return <Trans>expired</Trans>;
  const days = Math.floor(left / 86_400);
  const clock = `${pad(Math.floor(left / 3600) % 24)}:${pad(Math.floor(left / 60) % 60)}:${pad(left % 60)}`;
  return (
    <span role="timer" aria-live="off" className={className ? `num ${className}` : 'num'}>
      {days > 0 ? (
        <Trans>
          {days} d {clock}
        </Trans>
      ) : (
        clock
      )}
    </span>
  );
}
