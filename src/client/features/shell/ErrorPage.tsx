import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { messageOf } from '../../api/errors.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';

/** A page that broke, or whose code could not be loaded. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page title={t`Something went wrong`} back="/">
      <ErrorState error={messageOf(error)} onRetry={retry} />
    </Page>
  );
}
