import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { CompanyPage } from '../features/company/CompanyPage.tsx';

export const Route = createFileRoute('/company')({
  staticData: { title: msg`Company profile` },
  beforeLoad: guard('/company'),
  component: CompanyPage,
});
