import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { TrainConfirmPage } from '../features/trains/booking/TrainConfirmPage.tsx';
import { readTrainAddress } from '../features/trains/train-address.ts';

export const Route = createFileRoute('/train/booking/confirm')({
  staticData: { title: msg`Passengers`, isStep: true },
  validateSearch: readTrainAddress,
  beforeLoad: guard('/train/booking/confirm'),
  component: TrainConfirmPage,
});
