import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useOutbox } from '../use-outbox.ts';

/** How many changes are pending, or that one was refused, and a link; nothing when there are none. */
export function OutboxLink({ className }: { className?: string | undefined }) {
  const { records } = useOutbox();
  if (records.length === 0) return null;
  const waiting = records.filter(({ state }) => state !== 'refused');
  return (
    <Link to="/outbox" className={className}>
      {waiting.length > 0 ? (
        <Plural value={waiting.length} one="# change waiting to be sent" other="# changes waiting to be sent" />
      ) : (
        <Trans>A change was not accepted.</Trans>
      )}
    </Link>
  );
}
