import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { AgenciesPage } from '../features/agencies/AgenciesPage.tsx';
import { readAgenciesSearch } from '../features/agencies/agencies-search.ts';

export const Route = createFileRoute('/agency-manager/')({
  staticData: { title: msg`Agency management` },
  validateSearch: readAgenciesSearch,
  beforeLoad: guard('/agency-manager'),
  component: AgenciesPage,
});
