import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import styles from './NotSavedNote.module.css';

/** Says in a sheet that what is typed in it is kept and not saved, and throws it away. */
export function NotSavedNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className={styles.note}>
      <Trans>Not saved yet. What you typed is kept on this device.</Trans>
      <Button kind="plain" size="small" onPress={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
    </p>
  );
}
