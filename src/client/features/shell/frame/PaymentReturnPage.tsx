import { useLingui } from '@lingui/react/macro';
import { cardOutline } from 'ionicons/icons';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';

/** Where a payment provider leads back to in the tab that was opened beside a frame: the payment is followed in the frame alone. */
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
