import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { endSession } from '../../account/use-log-out.ts';
import { call } from '../../api/call.ts';
import { useOnline } from '../../api/online.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { toast } from '../../ui/toast.ts';
import { SecretForm } from './SecretForm.tsx';
import styles from './SecurityPage.module.css';

/** Deletes the user's account permanently, after its password: the device may have been left open. */
export function DeletionCard() {
  const { t } = useLingui();
  const router = useRouter();
  const online = useOnline();
  const [isLeaving, setLeaving] = useState(false);
  const ask = async () => {
    const isSure = await confirmDialog({
      title: t`Delete your account?`,
      text: t`You are logged out everywhere at once and cannot log in again. This cannot be undone.`,
      confirm: t`Delete the account`,
      danger: true,
    });
    setLeaving(isSure);
  };
  const remove = async (current: string) => {
    await call('deleteMe', { current });
    await endSession();
    await router.navigate({ to: '/' });
    toast(t`Your account has been deleted.`, 'success');
  };
  return (
    <Card title={t`Delete the account`}>
      <p className={styles.hint}>
        <Trans>
          What you booked and did stays in your company’s books and log. The only administrator of a company cannot
          leave it.
        </Trans>
      </p>
      {isLeaving ? (
        <SecretForm
          field="current"
          label={t`Current password`}
          missing={t`Type your current password.`}
          button={t`Delete the account`}
          danger
          send={remove}
        />
      ) : (
        <Button kind="danger" disabled={!online} onPress={() => void ask()}>
          <Trans>Delete the account</Trans>
        </Button>
      )}
    </Card>
  );
}
