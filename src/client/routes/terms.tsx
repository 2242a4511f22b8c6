import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '../features/site/TermsPage.tsx';

export const Route = createFileRoute('/terms')({
  staticData: { title: msg`Terms of use` },
  component: TermsPage,
});
