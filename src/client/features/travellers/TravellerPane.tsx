import { useLingui } from '@lingui/react/macro';
import { peopleOutline } from 'ionicons/icons';
import { useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { invalidate } from '../../api/queries.ts';
import { cachedTraveller } from '../../trip/cached-traveller.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { useStillHere } from '../../ui/use-still-here.ts';
import type { Opened } from './opened.ts';
import { TravellerSheet } from './TravellerSheet.tsx';
import type { SavedHow } from './use-save-traveller.ts';
import type { Subject, useSubject } from './use-subject.ts';

interface TravellerPaneProps {
  opened: Opened;
  found: ReturnType<typeof useSubject>;
  /** Reopens the current version. */
  onAgain: () => void;
  onClose: () => void;
}

/** Beside the list: the form of the traveller in the URL, or a hint when there is none. */
export function TravellerPane({ opened, found, onAgain, onClose }: TravellerPaneProps) {
  const { t } = useLingui();
  // As when opened: data sent or loaded meanwhile must not change the form's subject.
  const [subject, setSubject] = useState<Subject | null>(null);
  const isHere = useStillHere();
  if (subject === null && found.subject !== null) setSubject(found.subject);
  if (subject === null && Object.keys(opened).length === 0)
    return (
      <EmptyState
        icon={peopleOutline}
        title={t`Select a traveller`}
        text={t`Select a traveller to see and change details, documents and member cards.`}
      />
    );
  if (subject === null && found.isReading)
    return (
      <Unloaded query={found.asked} error={found.asked.error ? messageOf(found.asked.error) : null}>
        <Skeleton height="56px" lines={6} />
      </Unloaded>
    );
  if (subject === null)
    return (
      <EmptyState
        icon={peopleOutline}
        title={t`Not in your list`}
        text={t`This traveller was deleted, or belongs to another company.`}
      />
    );
  const onSaved = async (how: SavedHow) => {
    const { kept } = subject;
    if (how === 'sent' && kept) {
      await invalidate('travellers');
      if (!isHere()) return;
      // Stays open as the server has it, unless that is unavailable.
      if ((cachedTraveller(kept.id)?.version ?? 0) > kept.version) return onAgain();
    }
    if (isHere()) onClose();
  };
  return <TravellerSheet open beside {...subject} onSaved={onSaved} onClose={onClose} />;
}
