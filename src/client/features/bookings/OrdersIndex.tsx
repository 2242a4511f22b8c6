import { useLingui } from '@lingui/react/macro';
import { receiptOutline } from 'ionicons/icons';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useWidth } from '../../ui/width.ts';

/** The pane beside the list while no order is open; phones show the list alone. */
export function OrdersIndex() {
  const { t } = useLingui();
  if (useWidth() === 'phone') return null;
  return (
    <EmptyState
      icon={receiptOutline}
      title={t`Select a booking`}
      text={t`Select one from the list to see the next step.`}
    />
  );
}
