import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { TravellersPage } from '../features/travellers/TravellersPage.tsx';

export const Route = createFileRoute('/travellers/')({
  staticData: { title: msg`Travellers` },
  /** The item of the outbox that is to be opened. */
  validateSearch: (search): { item?: string } => (typeof search.item === 'string' ? { item: search.item } : {}),
  beforeLoad: guard({ roles: ['operator'] }),
  component: TravellersPage,
});
