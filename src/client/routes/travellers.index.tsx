import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { readOpened } from '../features/travellers/opened.ts';
import { TravellersPage } from '../features/travellers/TravellersPage.tsx';

export const Route = createFileRoute('/travellers/')({
  staticData: { title: msg`Travellers` },
  validateSearch: readOpened,
  beforeLoad: guard('/travellers'),
  component: TravellersPage,
});
