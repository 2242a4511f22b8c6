import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { messageOf } from '../api/errors.ts';
import { canBePushed, deviceEndpoint, subscribeDevice, unsubscribeDevice } from '../api/push-device.ts';
import { invalidate, useApiMutation, useApiQuery } from '../api/queries.ts';
import { toast } from '../ui/toast.ts';

export interface Push {
  isOn: boolean;
  busy: boolean;
  /** Asks the user for permission, and reports failures. Returns whether they are on. */
  turnOn: () => Promise<boolean>;
  turnOff: () => Promise<void>;
}

/** Push notifications on this device; null where the installation or the browser lacks them, and until known. */
export function usePush(): Push | null {
  const { t } = useLingui();
  const [endpoint, setEndpoint] = useState<string | null | undefined>(undefined);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    void deviceEndpoint().then(setEndpoint, () => setEndpoint(null));
  }, []);
  const isAble = endpoint !== undefined && canBePushed();
  const state = useApiQuery('push', endpoint ? { endpoint } : {}, { enabled: isAble });
  const onError = (error: unknown) => toast(messageOf(error), 'error');
  const subscribe = useApiMutation('subscribePush', { onError, onSuccess: () => void invalidate('push') });
  const forget = useApiMutation('forgetPush', { onError });
  const publicKey = state.data?.publicKey;
  if (!isAble || !publicKey) return null;
  return {
    isOn: state.data?.isOn === true,
    busy: asking || subscribe.isPending || forget.isPending,
    async turnOn() {
      setAsking(true);
      try {
        const device = await subscribeDevice(publicKey);
        if (!device) {
          toast(t`This browser does not allow notifications. Allow them in its settings for this site.`, 'error');
          return false;
        }
        await subscribe.mutateAsync(device);
        setEndpoint(device.endpoint);
        return true;
      } catch (error) {
        onError(error);
        return false;
      } finally {
        setAsking(false);
      }
    },
    async turnOff() {
      if (endpoint) forget.mutate({ endpoint });
      await unsubscribeDevice();
      setEndpoint(null);
    },
  };
}
