import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '../../api/online.ts';
import { usePush } from '../../offline/use-push.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './NoticesPage.module.css';

/** Offers to notify this device, where the installation and the browser can; the browser asks only on a tap. */
export function PushCard() {
  const { t } = useLingui();
  const online = useOnline();
  const push = usePush();
  if (!push) return null;
  const { isOn, busy, turnOn, turnOff } = push;
  const offline = online ? null : t`This needs a connection.`;
  return (
    <Card title={t`Notifications on this device`}>
      <p className={styles.push}>
        {isOn ? (
          <Trans>Deadlines, answers and disruptions of your bookings are shown on this device until you log out.</Trans>
        ) : (
          <Trans>Get notified of deadlines, replies and disruptions of your bookings while the portal is closed.</Trans>
        )}
      </p>
      {isOn ? (
        <Button kind="quiet" size="small" busy={busy} disabledReason={offline} onPress={() => void turnOff()}>
          <Trans>Turn off</Trans>
        </Button>
      ) : (
        <Button kind="quiet" size="small" busy={busy} disabledReason={offline} onPress={() => void turnOn()}>
          <Trans>Turn on notifications</Trans>
        </Button>
      )}
    </Card>
  );
}
