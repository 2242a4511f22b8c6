import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { ResultsPage } from '../features/flight-search/ResultsPage.tsx';
import { readResultsParams } from '../features/flight-search/search/results-params.ts';

export const Route = createFileRoute('/flight/booking/results')({
  staticData: { title: msg`Flights found`, isStep: true },
  validateSearch: readResultsParams,
  beforeLoad: guard('/flight/booking/results'),
  component: ResultsPage,
});
