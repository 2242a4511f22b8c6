import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '../api/store.ts';
import { useSiteName } from '../api/use-site-name.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import styles from './InstallSheet.module.css';
import { install, installWay } from './install.ts';
import { askToKeepStorage } from './storage-promise.ts';

/** The benefits of installing, and the browser's dialog or the manual steps. */
export function InstallSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const siteName = useSiteName();
  const way = useStore(installWay);
  const start = async () => {
    const agreed = await install();
    onClose();
    // An installed app warrants persistent storage.
    if (agreed) await askToKeepStorage();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Install the app`}
      scrollsByKey
      footer={
        way === 'dialog' ? (
          <Button size="main" block onPress={() => void start()}>
            <Trans>Install</Trans>
          </Button>
        ) : null
      }
    >
      <div className={styles.content}>
        <p>
          <Trans>
            It opens from the home screen in full screen, also offline, with your drafts, bookings and results.
          </Trans>
        </p>
        {way === 'steps' ? (
          <ol className={styles.steps}>
            <li>
              <Trans>Open this page in Safari and tap Share, the square with an arrow pointing up.</Trans>
            </li>
            <li>
              <Trans>Choose “Add to Home Screen”.</Trans>
            </li>
            <li>
              <Trans>Tap “Add”, then open {siteName} from the home screen and log in once.</Trans>
            </li>
          </ol>
        ) : null}
      </div>
    </Sheet>
  );
}
