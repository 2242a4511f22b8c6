import { useLingui } from '@lingui/react/macro';
import { lockClosedOutline } from 'ionicons/icons';
import { useWhyEnded } from '../../../api/session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';

/** Shown in a frame once the session of its single sign-on ended: only the surrounding system can log in again. */
export function FrameClosed() {
  const { t } = useLingui();
  const why = useWhyEnded();
  const words = t`Open the portal again from your own system.`;
  return (
    <Page title={t`You are not logged in`} titleHidden bare>
      <EmptyState
        icon={lockClosedOutline}
        title={t`You are not logged in`}
        text={[why, words].filter(Boolean).join(' ')}
      />
    </Page>
  );
}
