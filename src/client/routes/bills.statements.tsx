import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { StatementsPage } from '../features/bills/StatementsPage.tsx';
import { readOpenedId } from '../ui/opened-id.ts';

export const Route = createFileRoute('/bills/statements')({
  staticData: { title: msg`Statements` },
  validateSearch: readOpenedId,
  beforeLoad: guard('/bills/statements'),
  component: StatementsPage,
});
