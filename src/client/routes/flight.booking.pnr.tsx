import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { PnrPage } from '../features/flight-search/pnr/PnrPage.tsx';

export const Route = createFileRoute('/flight/booking/pnr')({
  staticData: { title: msg`PNR code search` },
  beforeLoad: guard('/flight/booking/pnr'),
  component: PnrPage,
});
