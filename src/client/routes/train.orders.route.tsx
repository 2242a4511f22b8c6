import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { TrainsLayout } from '../features/trains/orders/TrainsLayout.tsx';

export const Route = createFileRoute('/train/orders')({
  staticData: { title: msg`Train ticket booking` },
  beforeLoad: guard('/train/orders'),
  component: TrainsLayout,
});
