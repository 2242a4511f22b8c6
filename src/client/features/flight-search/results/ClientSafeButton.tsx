import { Trans } from '@lingui/react/macro';
import { setClientSafe, useClientSafe } from '../../../api/client-safe.ts';
import { Chip } from '../../../ui/Chip.tsx';
import styles from './ClientSafeButton.module.css';

/** One tap to hide net prices before the client looks, one to show them. */
export function ClientSafeButton() {
  const isSafe = useClientSafe();
  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} onClick={() => setClientSafe(!isSafe)}>
        {isSafe ? <Trans>Show net prices</Trans> : <Trans>Hide net prices</Trans>}
      </button>
    </div>
  );
}

/** The same where no thumb reach is needed. */
export function ClientSafeChip() {
  const isSafe = useClientSafe();
  return (
    <Chip selected={isSafe} onPress={() => setClientSafe(!isSafe)}>
      <Trans>Hide net prices</Trans>
    </Chip>
  );
}
