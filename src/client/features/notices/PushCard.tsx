import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { canBePushed, deviceEndpoint, subscribeDevice, unsubscribeDevice } from '../../api/push-device.ts';
import { invalidate, useApiMutation, useApiQuery } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './NoticesPage.module.css';

/** Offers to notify this device, where the installation and the browser can; the browser asks only on a tap. */
export function PushCard() {
  const [endpoint, setEndpoint] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    void deviceEndpoint().then(setEndpoint, () => setEndpoint(null));
  }, []);
  if (endpoint === undefined || !canBePushed()) return null;
  return <Offer key={endpoint} endpoint={endpoint} onEndpoint={setEndpoint} />;
}

interface OfferProps {
  endpoint: string | null;
  onEndpoint: (endpoint: string | null) => void;
}

function Offer({ endpoint, onEndpoint }: OfferProps) {
  const { t } = useLingui();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const state = useApiQuery('push', endpoint === null ? {} : { endpoint });
  const onError = (error: unknown) => toast(messageOf(error), 'error');
  const subscribe = useApiMutation('subscribePush', { onError, onSuccess: () => void invalidate('push') });
  const forget = useApiMutation('forgetPush', { onError });
  const publicKey = state.data?.publicKey;
  if (!publicKey) return null;
  const busy = asking || subscribe.isPending || forget.isPending;
  const turnOn = async () => {
    setAsking(true);
    try {
      const device = await subscribeDevice(publicKey);
      if (!device)
        toast(t`This browser does not allow notifications. Allow them in its settings for this site.`, 'error');
      else {
        await subscribe.mutateAsync(device);
        onEndpoint(device.endpoint);
      }
    } catch (error) {
      onError(error);
    } finally {
      setAsking(false);
    }
  };
  const turnOff = async () => {
    if (endpoint !== null) forget.mutate({ endpoint });
    await unsubscribeDevice();
    onEndpoint(null);
  };
  const offline = online ? null : t`This needs a connection.`;
  return (
    <Card title={t`Notifications on this device`}>
      <p className={styles.push}>
        {state.data?.isOn ? (
          <Trans>Deadlines, answers and disruptions of your bookings are shown on this device until you log out.</Trans>
        ) : (
          <Trans>Hear of deadlines, answers and disruptions of your bookings while the portal is closed.</Trans>
        )}
      </p>
      {state.data?.isOn ? (
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
