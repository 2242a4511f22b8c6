import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { RatesPage } from '../features/rates/RatesPage.tsx';

export const Route = createFileRoute('/desk_/rates')({
  staticData: { title: msg`Exchange rates` },
  beforeLoad: guard('/desk/rates'),
  component: RatesPage,
});
