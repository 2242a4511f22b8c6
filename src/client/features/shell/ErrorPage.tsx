import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { cloudOfflineOutline } from 'ionicons/icons';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { reloadIntoNewest } from '../../offline/sw-registration.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { isMissingCode } from '../../ui/missing-code.ts';
import { Page } from '../../ui/Page.tsx';

/** A page that broke, or whose code could not be loaded. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const online = useOnline();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const isMissing = isMissingCode(error);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current && isMissing) retry();
    wasOffline.current = !online;
  });
  if (isMissing && online) return <Unreachable />;
  if (isMissing)
    return (
      <Page title={t`No connection`} back="/">
        <EmptyState
          icon={cloudOfflineOutline}
          title={t`No connection`}
          text={t`This page has not been loaded on this device yet. It needs a connection once.`}
        />
      </Page>
    );
  return (
    <Page title={t`Something went wrong`} back="/">
      <ErrorState error={messageOf(error)} onRetry={retry} />
    </Page>
  );
}

/** The page's code failed to load, or the server has a newer version without this version's file. */
function Unreachable() {
  const { t } = useLingui();
  return (
    <Page title={t`This page could not be loaded`} back="/">
      <ErrorState
        title={t`This page could not be loaded`}
        error={t`The connection was lost, or there is a newer version. Reload to continue; what you typed is saved.`}
        action={t`Reload`}
        onRetry={() => void reloadIntoNewest()}
      />
    </Page>
  );
}
