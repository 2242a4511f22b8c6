import { Trans } from '@lingui/react/macro';
import { Note } from '../ui/Note.tsx';

/** Above a form that was sent and whose answer never came. */
export function AnswerLost() {
  return (
    <Note tone="warning" isAlert>
      <Trans>
        The answer got lost, so it is not known yet whether the booking was made. Ask again: the same booking is sent,
        and it is never made twice.
      </Trans>
    </Note>
  );
}
