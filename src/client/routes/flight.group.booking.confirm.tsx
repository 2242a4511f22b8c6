import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { GroupConfirmPage } from '../features/group-booking/GroupConfirmPage.tsx';

export const Route = createFileRoute('/flight/group/booking/confirm')({
  staticData: { title: msg`Group ticket` },
  beforeLoad: guard('/flight/group/booking/confirm'),
  component: GroupConfirmPage,
});
