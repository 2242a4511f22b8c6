import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OtherVersion } from '../../../../contract/draft-merge.ts';
import { useStore } from '../../../api/store.ts';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useNow } from '../../../ui/ticker.ts';
import type { DraftSession } from '../draft-session.ts';
import { openOthers } from '../other-versions.ts';
import { syncProblem } from '../sync.ts';
import { useRecord, useSaveState } from '../use-draft.ts';
import { CompareSheet } from './CompareSheet.tsx';
import { usePartName } from './use-part-names.ts';

interface FormDraftNoticesProps<V> {
  session: DraftSession<V>;
  /** Where orders made with the form are listed. */
  ordersAt: '/flight/orders' | '/train/orders' | '/flight/group/order';
}

/** Notices about a draft's safety in a form: other versions, a device that does not store it. */
export function FormDraftNotices<V>({ session, ordersAt }: FormDraftNoticesProps<V>) {
  const { t } = useLingui();
  const { status } = useSaveState(session);
  const problem = useStore(syncProblem);
  const words = {
    full: t`This device is out of space. What you type is saved on the server while you are online; free some space before you close this page.`,
    memory: t`This browser does not allow storing data. What you type is saved on the server while you are online; do not close this page offline.`,
    booked: t`This booking was made in another tab. Nothing more is saved here.`,
  };
  const warning = status === 'full' || status === 'memory' || status === 'booked' ? words[status] : '';
  return (
    <>
      {[warning, problem].filter(Boolean).map((text) => (
        <Note key={text} tone="warning" isAlert>
          {text}
          {status === 'booked' && text === warning ? (
            <Link to={ordersAt}>
              <Trans>See bookings</Trans>
            </Link>
          ) : null}
        </Note>
      ))}
      <OtherVersions id={session.id} />
    </>
  );
}

/** Versions that lost to a later write: each can be compared and chosen. */
export function OtherVersions({ id }: { id: string }) {
  const partName = usePartName();
  const record = useRecord(id);
  const [shown, setShown] = useState<OtherVersion | null>(null);
  const now = new Date(Math.floor(useNow() / 60_000) * 60_000);
  if (!record) return null;
  return (
    <>
      {openOthers(record, now).map((other) => {
        const part = partName(other.part);
        return (
          <Note key={other.id} tone="warning">
            <span>
              <Trans>{part} was also changed elsewhere. Both versions are stored for seven days.</Trans>
            </span>
            <Button kind="quiet" size="small" onPress={() => setShown(other)}>
              <Trans>Compare</Trans>
            </Button>
          </Note>
        );
      })}
      {shown ? <CompareSheet record={record} other={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}
