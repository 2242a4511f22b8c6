import { useLingui } from '@lingui/react/macro';
import { compassOutline } from 'ionicons/icons';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';

export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Not Found`} titleHidden>
      <EmptyState
        icon={compassOutline}
        title={t`This page does not exist`}
        text={t`The address may be mistyped, or the page has moved.`}
        action={<ButtonLink to="/">{t`Back to start`}</ButtonLink>}
      />
    </Page>
  );
}
