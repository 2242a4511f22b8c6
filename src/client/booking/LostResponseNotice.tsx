import { Trans } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { DraftSession } from '../offline/drafts/draft-session.ts';
import { useSaveState } from '../offline/drafts/use-draft.ts';
import { Note } from '../ui/Note.tsx';
import { useLatest } from '../ui/use-latest.ts';

interface LostResponseNoticeProps<V, D> {
  session: DraftSession<D>;
  /** Retries for the answer, and opens the resulting order; omitted on a page that sends nothing. */
  onRepeat?: (values: V) => Promise<void>;
}

/** Above a form whose response was lost. Once it is known to be booked, from here or from elsewhere, its order opens. */
export function LostResponseNotice<V, D>({ session, onRepeat }: LostResponseNoticeProps<V, D>) {
  const { values } = useFormikContext<V>();
  const isBooked = useSaveState(session).status === 'booked';
  const goOn = useLatest(() => void onRepeat?.(values));
  useEffect(() => {
    if (isBooked) goOn();
  }, [isBooked, goOn]);
  if (isBooked) return null;
  return (
    <Note tone="warning" isAlert>
      <Trans>
        No response was received, so it is not known yet whether the booking was made. Check again: the same booking is
        sent, and it is never made twice.
      </Trans>
    </Note>
  );
}
