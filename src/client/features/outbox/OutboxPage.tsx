import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { checkmarkDoneOutline } from 'ionicons/icons';
import { useState } from 'react';
import { useOnline } from '../../api/online.ts';
import { useStore } from '../../api/store.ts';
import { outboxStorage } from '../../offline/outbox/outbox-here.ts';
import { sendOutbox } from '../../offline/outbox/upkeep.ts';
import { useOutbox } from '../../offline/outbox/use-outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { OutboxItem } from './OutboxItem.tsx';
import styles from './OutboxPage.module.css';

/** /outbox: every change that is not yet on the server, in sending order. */
export function OutboxPage() {
  const { t } = useLingui();
  const { records, unreadable } = useOutbox();
  const isKept = useStore(outboxStorage) === 'device';
  return (
    <Page title={t`Waiting to be sent`} back="/more">
      <p className={styles.intro}>
        <Trans>
          Changes made offline are stored here and sent automatically, in this order. Bookings, payments, cancellations
          and ticket changes always need a connection and your confirmation.
        </Trans>
      </p>
      <div role="status">
        {isKept || records.length === 0 ? null : (
          <p className={styles.word}>
            <Trans>This browser does not allow storing data: unsent changes are lost when the portal is closed.</Trans>
          </p>
        )}
        {unreadable > 0 ? (
          <p className={styles.word}>
            <Plural
              value={unreadable}
              one="# change cannot be read by this version of the app. It stays on this device and is not sent."
              other="# changes cannot be read by this version of the app. They stay on this device and are not sent."
            />
          </p>
        ) : null}
      </div>
      {records.length === 0 ? (
        <EmptyState
          icon={checkmarkDoneOutline}
          title={t`No unsent changes`}
          text={t`Everything you have changed has reached the server.`}
        />
      ) : (
        <>
          <ol className={styles.list}>
            {records.map((record) => (
              <li key={record.id}>
                <OutboxItem record={record} />
              </li>
            ))}
          </ol>
          {records.some(({ state }) => state !== 'refused') ? <SendNow /> : null}
        </>
      )}
    </Page>
  );
}

function SendNow() {
  const { t } = useLingui();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await sendOutbox(true).finally(() => setBusy(false));
  };
  return (
    <div className={styles.foot}>
      <Button
        kind="quiet"
        busy={busy}
        disabledReason={online ? null : t`They are sent as soon as there is a connection.`}
        onPress={() => void send()}
      >
        {t`Send now`}
      </Button>
    </div>
  );
}
