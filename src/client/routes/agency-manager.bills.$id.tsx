import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { AgencyBillPage } from '../features/bills/AgencyBillPage.tsx';
import { readOpenedId } from '../ui/opened-id.ts';

export const Route = createFileRoute('/agency-manager/bills/$id')({
  staticData: { title: msg`Agency bill` },
  validateSearch: readOpenedId,
  beforeLoad: guard('/agency-manager/bills/$id'),
  component: AgencyBillPage,
});
