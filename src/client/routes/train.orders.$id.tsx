import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { TrainPage } from '../features/trains/orders/TrainPage.tsx';

export const Route = createFileRoute('/train/orders/$id')({
  staticData: { title: msg`Train booking` },
  validateSearch: (search): { pay?: true } => (search.pay === true ? { pay: true } : {}),
  beforeLoad: guard('/train/orders'),
  component: TrainPage,
});
