import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { readResultsParams } from '../features/flight-search/search/results-params.ts';
import { guard } from '../account/guards.ts';
import { ResultsPage } from '../features/flight-search/ResultsPage.tsx';

export const Route = createFileRoute('/flight/booking/results')({
  staticData: { title: msg`Flights found` },
  validateSearch: readResultsParams,
  beforeLoad: guard({ roles: ['operator'], service: 'flight' }),
  component: ResultsPage,
});
