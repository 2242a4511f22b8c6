import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { GroupBookingPage } from '../features/group-booking/GroupBookingPage.tsx';

export const Route = createFileRoute('/flight/group/booking/')({
  staticData: { title: msg`Group ticket` },
  beforeLoad: guard('/flight/group/booking'),
  component: GroupBookingPage,
});
