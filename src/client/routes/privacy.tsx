import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { withWords } from '../account/guards.ts';
import { PrivacyPage } from '../features/site/PrivacyPage.tsx';

export const Route = createFileRoute('/privacy')({
  staticData: { title: msg`Privacy` },
  beforeLoad: withWords,
  component: PrivacyPage,
});
