import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { WalletPage } from '../features/bills/WalletPage.tsx';
import { readOpenedId } from '../ui/opened-id.ts';

export const Route = createFileRoute('/bills/wallet')({
  staticData: { title: msg`Wallet` },
  validateSearch: readOpenedId,
  beforeLoad: guard('/bills/wallet'),
  component: WalletPage,
});
