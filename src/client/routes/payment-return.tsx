import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { withWords } from '../account/guards.ts';
import { PaymentReturnPage } from '../features/shell/frame/PaymentReturnPage.tsx';

export const Route = createFileRoute('/payment-return')({
  staticData: { title: msg`Payment` },
  beforeLoad: withWords,
  component: PaymentReturnPage,
});
