import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { canManageAgencies } from '../../contract/permissions.ts';
import { guard } from '../account/guards.ts';
import { AgencyStatementsPage } from '../features/bills/AgencyStatementsPage.tsx';

export const Route = createFileRoute('/agency-manager/statements')({
  staticData: { title: msg`Agency statements` },
  beforeLoad: guard(canManageAgencies),
  component: AgencyStatementsPage,
});
