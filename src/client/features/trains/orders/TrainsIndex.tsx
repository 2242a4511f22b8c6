import { useLingui } from '@lingui/react/macro';
import { trainOutline } from 'ionicons/icons';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useWidth } from '../../../ui/width.ts';

/** The pane beside the list while no booking is open; phones show the list alone. */
export function TrainsIndex() {
  const { t } = useLingui();
  if (useWidth() === 'phone') return null;
  return (
    <EmptyState
      icon={trainOutline}
      title={t`Select a booking`}
      text={t`Select one from the list to see the next step.`}
    />
  );
}
