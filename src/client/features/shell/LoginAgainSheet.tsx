import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoginForm } from '../../account/LoginForm.tsx';
import { isFramed } from '../../api/frame.ts';
import { useIframeMode } from '../../api/iframe-mode.ts';
import { queryClient } from '../../api/queries.ts';
import { session, useForcedOut, useMe } from '../../api/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { tellLoginRequired } from './frame/parent-page.ts';
import styles from './LoginAgainSheet.module.css';

/**
 * Login over a page that holds a form: the form stays as it is (the page is never left). In a frame with single sign-on, only the
 * surrounding system can do that.
 */
export function LoginAgainSheet({ open }: { open: boolean }) {
  const { t } = useLingui();
  const router = useRouter();
  const forced = useForcedOut();
  const username = useMe()?.userInfo.username ?? '';
  const bySystem = useIframeMode() !== 'off' && isFramed;
  const giveUp = () => {
    void router.navigate({ to: '/', replace: true }).then(() => session.end());
  };
  const goOn = () => {
    void queryClient.invalidateQueries();
    toast(t`You are logged in again. Nothing was lost.`, 'success');
  };
  // Who came in by another system may have no password to type.
  useEffect(() => {
    if (open && bySystem) tellLoginRequired();
  }, [open, bySystem]);
  return (
    <Sheet open={open} onClose={giveUp} title={bySystem ? t`You are not logged in` : t`Log in again`} mustAnswer>
      <div className={styles.content} data-hides={open && forced?.code === 0}>
        <p className={styles.why}>{forced?.message || t`You have logged out in another window.`}</p>
        {bySystem ? (
          <p>{t`Open the portal again from your own system.`}</p>
        ) : (
          <p>
            <Trans>What you have filled in stays on this page.</Trans>
          </p>
        )}
        {open && !bySystem ? <LoginForm username={username} showDemo={false} onDone={goOn} /> : null}
        <Button kind="plain" onPress={giveUp}>
          {t`Leave without logging in`}
        </Button>
      </div>
    </Sheet>
  );
}
