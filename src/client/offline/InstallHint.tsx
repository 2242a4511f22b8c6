import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from '../api/store.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import styles from './InstallHint.module.css';
import { dismissInstallHint, installHint, installWay } from './install.ts';

const InstallSheet = lazyPart(async () => (await import('./InstallSheet.tsx')).InstallSheet, { isAskedFor: true });

/** Hint after the first booking that the portal can be installed. Not shown again once dismissed. */
export function InstallHint() {
  const isDue = useStore(installHint);
  const way = useStore(installWay);
  const [open, setOpen] = useState(false);
  if (!isDue || way === 'none') return null;
  const close = () => {
    setOpen(false);
    dismissInstallHint();
  };
  return (
    <div className={styles.hint}>
      <span className={styles.words}>
        <Trans>Install the app to have your bookings offline.</Trans>
      </span>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Install</Trans>
      </button>
      <button type="button" className={styles.button} onClick={dismissInstallHint}>
        <Trans>Not now</Trans>
      </button>
      {open ? <InstallSheet open onClose={close} /> : null}
    </div>
  );
}
