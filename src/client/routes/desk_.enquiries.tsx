import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { DeskEnquiriesPage } from '../features/enquiries/EnquiriesPage.tsx';

export const Route = createFileRoute('/desk_/enquiries')({
  staticData: { title: msg`Enquiries` },
  beforeLoad: guard('/desk/enquiries'),
  component: DeskEnquiriesPage,
});
