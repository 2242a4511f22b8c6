import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { TransactionsPage } from '../features/bills/TransactionsPage.tsx';

export const Route = createFileRoute('/bills/transactions')({
  staticData: { title: msg`All transactions` },
  beforeLoad: guard('/bills/transactions'),
  component: TransactionsPage,
});
