import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { SitesPage } from '../features/sites/SitesPage.tsx';
import { readOpenedId } from '../ui/opened-id.ts';

export const Route = createFileRoute('/company_/sites')({
  staticData: { title: msg`Sites` },
  validateSearch: readOpenedId,
  beforeLoad: guard('/company/sites'),
  component: SitesPage,
});
