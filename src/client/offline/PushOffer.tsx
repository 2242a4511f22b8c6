import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '../api/online.ts';
import { isPushRefused } from '../api/push-device.ts';
import { createStore, useStore } from '../api/store.ts';
import { readStored, writeStored } from '../api/stored-json.ts';
import { toast } from '../ui/toast.ts';
import styles from './InstallHint.module.css';
import { usePush } from './use-push.ts';

const PUT_AWAY = 'interline.push-offer';
const isPutAway = createStore(readStored(PUT_AWAY) === 'done');

function putAway(): void {
  writeStored(PUT_AWAY, 'done');
  isPutAway.set(true);
}

/** Offers push notifications while others process a request. Once dismissed, not shown again on this device. */
export function PushOffer() {
  return useStore(isPutAway) ? null : <Offer />;
}

function Offer() {
  const { t } = useLingui();
  const online = useOnline();
  const push = usePush();
  if (!push || push.isOn || !online || isPushRefused()) return null;
  const turnOn = async () => {
    if (await push.turnOn()) toast(t`Notifications are on for this device.`, 'success');
  };
  return (
    <div className={styles.hint}>
      <span className={styles.words}>
        <Trans>Get notified on this device as soon as there is a reply.</Trans>
      </span>
      <button type="button" className={styles.button} disabled={push.busy} onClick={() => void turnOn()}>
        <Trans>Turn on notifications</Trans>
      </button>
      <button type="button" className={styles.button} onClick={putAway}>
        <Trans>Not now</Trans>
      </button>
    </div>
  );
}
