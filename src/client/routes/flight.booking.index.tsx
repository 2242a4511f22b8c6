import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { SearchPage } from '../features/flight-search/SearchPage.tsx';
import { readSearchParams } from '../features/flight-search/search/search-params.ts';

export const Route = createFileRoute('/flight/booking/')({
  staticData: { title: msg`Search flights` },
  validateSearch: readSearchParams,
  beforeLoad: guard('/flight/booking'),
  component: SearchPage,
});
