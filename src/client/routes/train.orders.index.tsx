import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { TrainsIndex } from '../features/trains/orders/TrainsIndex.tsx';

export const Route = createFileRoute('/train/orders/')({
  beforeLoad: guard('/train/orders'),
  component: TrainsIndex,
});
