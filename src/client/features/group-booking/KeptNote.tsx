import { Trans } from '@lingui/react/macro';
import { SavedTag } from '../../offline/drafts/ui/SavedTag.tsx';
import { useDiscard } from '../../offline/drafts/ui/use-discard.ts';
import { useSaveState } from '../../offline/drafts/use-draft.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './GroupBooking.module.css';
import type { RequestPlace } from './use-request-place.ts';

/** Says that the request is saved as a draft, and leaves it for another one or discards it. */
export function KeptNote({ place: { session }, open }: { place: RequestPlace; open: (id: string) => void }) {
  const discard = useDiscard();
  if (useSaveState(session).at === '') return null;
  const begin = () => open(crypto.randomUUID());
  const throwAway = async () => {
    await session.flush();
    await discard(session.id, () => open(session.id));
    begin();
  };
  return (
    <div className={styles.kept}>
      <span>
        <Trans>Stored under Drafts until it is sent.</Trans>
      </span>
      <SavedTag session={session} />
      <Button kind="plain" size="small" onPress={begin}>
        <Trans>Start another request</Trans>
      </Button>
      <Button kind="plain" size="small" onPress={() => void throwAway()}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  );
}
