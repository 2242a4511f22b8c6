import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { TrainSearchPage } from '../features/trains/search/TrainSearchPage.tsx';
import { readTrainAddress } from '../features/trains/train-address.ts';

export const Route = createFileRoute('/train/booking/')({
  staticData: { title: msg`Train ticket booking` },
  validateSearch: readTrainAddress,
  beforeLoad: guard('/train/booking'),
  component: TrainSearchPage,
});
