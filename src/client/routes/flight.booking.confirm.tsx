import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { ConfirmPage } from '../features/flight-booking/ConfirmPage.tsx';

export const Route = createFileRoute('/flight/booking/confirm')({
  staticData: { title: msg`Passengers`, isStep: true },
  beforeLoad: guard('/flight/booking/confirm'),
  component: ConfirmPage,
});
