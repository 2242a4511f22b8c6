import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SecondFactor } from '../../../contract/own-account.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { invalidate, useApiQuery } from '../../api/queries.ts';
import { useStore } from '../../api/store.ts';
import { lostSecrets } from '../../offline/lost-answers/secrets.ts';
import { useCopy } from '../../orders/use-copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { Note } from '../../ui/Note.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toast } from '../../ui/toast.ts';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';
import { SecretForm } from './SecretForm.tsx';
import styles from './SecurityPage.module.css';

/** Two-factor authentication by an authenticator app at password logins: on, status, off. */
export function SecondFactorCard() {
  const { t } = useLingui();
  const query = useApiQuery('secondFactor', {});
  const [made, setMade] = useState<string[] | null>(null);
  // Includes codes of a lost response.
  const { recoveryCodes } = useStore(lostSecrets);
  const codes = made ?? recoveryCodes;
  const switchedOn = async (answered: string[]) => {
    setMade(answered);
    await invalidate('secondFactor');
  };
  const kept = () => {
    setMade(null);
    lostSecrets.set({ ...lostSecrets.get(), recoveryCodes: null });
  };
  return (
    <Card title={t`Two-step log-in`}>
      {codes ? (
        <RecoveryCodesList codes={codes} onKept={kept} />
      ) : !query.data ? (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="56px" lines={1} />
        </Unloaded>
      ) : query.data.since === null ? (
        <SecondFactorSetUp onDone={switchedOn} />
      ) : (
        <SwitchedOn since={query.data.since} recoveryCodes={query.data.recoveryCodes} />
      )}
    </Card>
  );
}

function SwitchedOn({ since, recoveryCodes }: { since: string } & Pick<SecondFactor, 'recoveryCodes'>) {
  const { t } = useLingui();
  const format = useFormat();
  const [isLeaving, setLeaving] = useState(false);
  const remove = async (current: string) => {
    await call('removeSecondFactor', { current });
    await invalidate('secondFactor');
    toast(t`Two-step log-in is off`, 'success');
  };
  return (
    <>
      <p className={styles.hint}>
        <Tag colour="success">{t`On`}</Tag>{' '}
        <Trans>
          since {format.dateTime(since)}. Recovery codes left: {recoveryCodes}
        </Trans>
      </p>
      {isLeaving ? (
        <SecretForm
          field="current"
          label={t`Current password`}
          missing={t`Type your current password.`}
          button={t`Switch off`}
          danger
          send={remove}
        />
      ) : (
        <Button kind="quiet" onPress={() => setLeaving(true)}>
          {t`Switch off`}
        </Button>
      )}
    </>
  );
}

/** The recovery codes, shown only once. */
function RecoveryCodesList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <>
      <Note tone="warning">
        <Trans>
          Two-step log-in is on. Keep these recovery codes in a safe place: each logs you in once without the app. They
          are not shown again.
        </Trans>
      </Note>
      <ul className={styles.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.form}>
        <Button kind="quiet" onPress={() => void copy(codes.join('\n'))}>
          {t`Copy`}
        </Button>
        <Button onPress={onKept}>{t`I have saved them`}</Button>
      </div>
    </>
  );
}
