import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { browserName } from '../../../contract/devices.ts';
import type { OwnSessions } from '../../../contract/own-account.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate, useApiQuery } from '../../api/queries.ts';
import { useLocale } from '../../api/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { useFormat } from '../../ui/format.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toast } from '../../ui/toast.ts';
import { Unloaded } from '../../ui/Unloaded.tsx';
import styles from './SecurityPage.module.css';

/** The user's sessions, each with a logout button. */
export function SessionsCard() {
  const { t } = useLingui();
  const query = useApiQuery('ownSessions', {});
  return (
    <Card title={t`Active sessions`}>
      {query.data ? (
        <ul className={styles.sessions}>
          {query.data.list.map((one) => (
            <SessionRow key={one.id} one={one} />
          ))}
        </ul>
      ) : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="56px" lines={2} />
        </Unloaded>
      )}
    </Card>
  );
}

type Session = OwnSessions['list'][number];

/** The session's browser and system, in words. */
function useDeviceWords({ browser, system }: Session): string {
  const { t } = useLingui();
  const locale = useLocale();
  const name = browser && browserName(browser, locale);
  return name && system ? t`${name} on ${system}` : (name ?? system ?? t`An unknown device`);
}

function SessionRow({ one }: { one: Session }) {
  const { t } = useLingui();
  const format = useFormat();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const { id, isThis, place, createdAt, lastUsedAt } = one;
  const device = useDeviceWords(one);
  const from = place ?? t`an unknown address`;
  const end = async () => {
    setBusy(true);
    try {
      await call('endSession', { id });
      toast(t`Device logged out`, 'success');
    } catch (error) {
      toast(messageOf(error), 'error');
    } finally {
      await invalidate('ownSessions');
      setBusy(false);
    }
  };
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <b>{device}</b>
        <span>
          <Facts
            parts={[
              <Trans key="from">From {from}</Trans>,
              t`Logged in ${format.dateTime(createdAt)}`,
              t`last used ${format.dateTime(lastUsedAt)}`,
            ]}
          />
        </span>
      </div>
      {isThis ? (
        <Tag colour="success">
          <Trans>This device</Trans>
        </Tag>
      ) : (
        <Button
          kind="quiet"
          size="small"
          busy={busy}
          disabled={!online}
          label={t`Log out device: ${device}, ${from}`}
          onPress={() => void end()}
        >
          <Trans>Log out device</Trans>
        </Button>
      )}
    </li>
  );
}
