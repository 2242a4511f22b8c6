import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { OwnEnquiriesPage } from '../features/enquiries/EnquiriesPage.tsx';

export const Route = createFileRoute('/company_/enquiries')({
  staticData: { title: msg`Enquiries` },
  beforeLoad: guard('/company/enquiries'),
  component: OwnEnquiriesPage,
});
