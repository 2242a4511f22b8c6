import { useLingui } from '@lingui/react/macro';
import { cardOutline } from 'ionicons/icons';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';

/** The return page of a payment provider in the tab opened beside a frame: only the frame polls the payment. */
export function PaymentReturnPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Payment`} titleHidden bare>
      <EmptyState
        icon={cardOutline}
        title={t`You can close this tab`}
        text={t`The portal that you came from follows the payment and shows what became of it.`}
      />
    </Page>
  );
}
