import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { endSession } from '../../account/use-log-out.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { toast } from '../../ui/toast.ts';
import styles from './SecurityPage.module.css';

/** Closes the own account for good. */
export function DeletionCard() {
  const { t } = useLingui();
  const router = useRouter();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    const isSure = await confirmDialog({
      title: t`Delete your account?`,
      text: t`You are logged out everywhere at once and cannot log in again. This cannot be undone.`,
      confirm: t`Delete the account`,
      danger: true,
    });
    if (!isSure) return;
    setBusy(true);
    try {
      await call('deleteMe', {});
      await endSession();
      await router.navigate({ to: '/' });
      toast(t`Your account has been deleted.`, 'success');
    } catch (error) {
      toast(messageOf(error), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t`Delete the account`}>
      <p className={styles.hint}>
        <Trans>
          What you booked and did stays in your company’s books and log. The only administrator of a company cannot
          leave it.
        </Trans>
      </p>
      <Button kind="danger" busy={busy} disabled={!online} onPress={() => void remove()}>
        <Trans>Delete the account</Trans>
      </Button>
    </Card>
  );
}
