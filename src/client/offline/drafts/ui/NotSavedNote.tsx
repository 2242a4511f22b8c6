import { Trans } from '@lingui/react/macro';
import { useStore } from '../../../api/store.ts';
import { Button } from '../../../ui/Button.tsx';
import { setDraft, useDraftAt } from '../draft-values.ts';
import { storageState } from '../drafts.ts';
import styles from './NotSavedNote.module.css';

/** Shows it for a form's place, once something is typed there. */
export function NotSavedAt({ place }: { place: string }) {
  const isTyped = useDraftAt(place) !== undefined;
  return isTyped ? <NotSavedNote onDiscard={() => setDraft(place, undefined)} /> : null;
}

/** Note in a sheet that its input is kept and not saved, with a way to discard it. */
export function NotSavedNote({ onDiscard }: { onDiscard: () => void }) {
  const isKept = useStore(storageState) === 'device';
  return (
    <p className={styles.note}>
      {isKept ? (
        <Trans>Not saved yet. What you typed is stored on this device.</Trans>
      ) : (
        <Trans>Not saved yet, and not stored on this device: do not close or reload this page.</Trans>
      )}
      <Button kind="plain" size="small" onPress={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
    </p>
  );
}
