import { useLingui } from '@lingui/react/macro';
import { OutboxLink } from '../../offline/outbox/ui/OutboxLink.tsx';
import { askToKeepStorage, useStoragePromise } from '../../offline/storage-promise.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './DeviceCard.module.css';

/** Whether the browser guarantees storage for this device's drafts and bookings. */
export function DeviceCard() {
  const { t } = useLingui();
  const promise = useStoragePromise();
  const words = {
    kept: t`The browser has promised to store them until you log out.`,
    'may-go': t`The browser may remove them when space runs short. Drafts are also saved on the server.`,
    unknown: t`This browser does not say how long it stores them.`,
  };
  return (
    <Card title={t`On this device`}>
      <div className={styles.content}>
        <p>{t`Drafts, your last bookings and search results are stored on this device for offline use.`}</p>
        <p>{words[promise]}</p>
        <OutboxLink className={styles.link} />
        {promise === 'may-go' ? (
          <Button kind="quiet" onPress={() => void askToKeepStorage()}>{t`Ask the browser to keep this data`}</Button>
        ) : null}
      </div>
    </Card>
  );
}
