import { useLingui } from '@lingui/react/macro';
import { lockClosedOutline } from 'ionicons/icons';
import { useEffect } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { tellLoginRequired } from './parent-page.ts';

/** What a frame shows to nobody: only the system around it can log in again. */
export function FrameClosed() {
  const { t } = useLingui();
  useEffect(tellLoginRequired, []);
  return (
    <Page title={t`You are not logged in`} titleHidden bare>
      <EmptyState
        icon={lockClosedOutline}
        title={t`You are not logged in`}
        text={t`Open the portal again from your own system.`}
      />
    </Page>
  );
}
