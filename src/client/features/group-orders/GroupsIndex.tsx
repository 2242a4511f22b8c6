import { useLingui } from '@lingui/react/macro';
import { peopleOutline } from 'ionicons/icons';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useWidth } from '../../ui/width.ts';

/** The pane beside the list while no group is open; phones show the list alone. */
export function GroupsIndex() {
  const { t } = useLingui();
  if (useWidth() === 'phone') return null;
  return (
    <EmptyState
      icon={peopleOutline}
      title={t`Select a group`}
      text={t`Select one from the list to see the next step.`}
    />
  );
}
