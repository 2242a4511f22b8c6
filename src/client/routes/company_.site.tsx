import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { OwnSitePage } from '../features/sites/OwnSitePage.tsx';

export const Route = createFileRoute('/company_/site')({
  staticData: { title: msg`Your site` },
  beforeLoad: guard('/company/site'),
  component: OwnSitePage,
});
