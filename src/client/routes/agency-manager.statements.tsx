import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { AgencyStatementsPage } from '../features/bills/AgencyStatementsPage.tsx';

export const Route = createFileRoute('/agency-manager/statements')({
  staticData: { title: msg`Agency statements` },
  beforeLoad: guard('/agency-manager/statements'),
  component: AgencyStatementsPage,
});
