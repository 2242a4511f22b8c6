import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useStore } from '../../api/store.ts';
import { useConnection } from '../../offline/connection.ts';
import { type ConnectionState, isReachable } from '../../offline/connection-rules.ts';
import { outboxStorage, outboxView } from '../../offline/outbox/outbox-here.ts';
import { OutboxLink } from '../../offline/outbox/ui/OutboxLink.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './ConnectionBanner.module.css';

/** Shows on every page that the server is unreachable and what that means; and once, that it is back. */
export function ConnectionBanner() {
  const { t } = useLingui();
  const { state } = useConnection();
  const isOff = !isReachable(state);
  const isKept = useStore(outboxStorage) === 'device';
  // Mounts after the connection was lost: maybe before its code loaded.
  const wasOff = useRef(true);
  useEffect(() => {
    // Pending outbox items are reported once they are sent.
    const isWaiting = outboxView.get().records.some(({ state: one }) => one !== 'refused');
    if (wasOff.current && !isOff)
      toast(
        isWaiting
          ? t`Back online. Your waiting changes are being sent.`
          : t`Back online. Nothing was sent while you were offline.`,
        'success',
      );
    wasOff.current = isOff;
  }, [isOff, t]);
  return (
    <div role="status" className={styles.place}>
      {isOff ? (
        <div className={styles.banner} data-state={state}>
          <p>
            <span className={styles.dot} aria-hidden="true" />
            {isKept ? <Kept state={state} /> : <Unkept state={state} />}
          </p>
          <OutboxLink className={styles.link} />
        </div>
      ) : null}
    </div>
  );
}

function Kept({ state }: { state: ConnectionState }) {
  return state === 'offline' ? (
    <Trans>
      <b>Offline.</b> Keep typing; everything is saved on this device.
    </Trans>
  ) : (
    <Trans>
      <b>The server is not responding.</b> Retrying automatically; what you type is saved on this device.
    </Trans>
  );
}

/** The browser refuses storage: promises made elsewhere do not hold here. */
function Unkept({ state }: { state: ConnectionState }) {
  return state === 'offline' ? (
    <Trans>
      <b>Offline.</b> This browser does not allow storing data: do not close or reload this page.
    </Trans>
  ) : (
    <Trans>
      <b>The server is not responding.</b> Retrying automatically. This browser does not allow storing data: do not
      close or reload this page.
    </Trans>
  );
}
