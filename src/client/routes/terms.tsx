import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { withWords } from '../account/guards.ts';
import { TermsPage } from '../features/site/TermsPage.tsx';

export const Route = createFileRoute('/terms')({
  staticData: { title: msg`Terms of use` },
  beforeLoad: withWords,
  component: TermsPage,
});
