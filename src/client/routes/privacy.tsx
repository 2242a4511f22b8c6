import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../features/site/PrivacyPage.tsx';

export const Route = createFileRoute('/privacy')({
  staticData: { title: msg`Privacy` },
  component: PrivacyPage,
});
