import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { DraftsPage } from '../features/drafts/DraftsPage.tsx';

export const Route = createFileRoute('/flight/orders_/drafts')({
  staticData: { title: msg`Drafts` },
  beforeLoad: guard('/flight/orders/drafts'),
  component: DraftsPage,
});
