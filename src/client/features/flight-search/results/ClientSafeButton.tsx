import { Trans } from '@lingui/react/macro';
import { setClientSafe, useClientSafe } from '../../../api/client-safe.ts';
import { Chip } from '../../../ui/Chip.tsx';
import styles from './ClientSafeButton.module.css';

/** One tap before the screen is turned towards the client, one tap back. */
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

/** The same where there is no thumb to reach for. */
export function ClientSafeChip() {
  const isSafe = useClientSafe();
  return (
    <Chip selected={isSafe} onPress={() => setClientSafe(!isSafe)}>
      <Trans>Hide net prices</Trans>
    </Chip>
  );
}
