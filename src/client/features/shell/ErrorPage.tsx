import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { cloudOfflineOutline } from 'ionicons/icons';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { reloadSafely } from '../../offline/before-reload.ts';
import { isMissingCode } from '../../offline/missing-code.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
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
  if (isMissingCode(error) && online) return <NewerVersion />;
  if (isMissingCode(error))
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

/** The server holds a newer version, which no longer has this page's code as this version knows it. */
function NewerVersion() {
  const { t } = useLingui();
  return (
    <Page title={t`A new version is ready`} back="/">
      <ErrorState
        title={t`A new version is ready`}
        error={t`This page belongs to the new version. Reload to go on; what you have typed is kept.`}
        action={t`Reload`}
        onRetry={() => void reloadSafely()}
      />
    </Page>
  );
}
