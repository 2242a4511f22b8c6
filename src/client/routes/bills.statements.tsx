import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { canUseFinance } from '../../contract/permissions.ts';
import { guard } from '../account/guards.ts';
import { BeingBuiltPage } from '../features/site/BeingBuiltPage.tsx';

export const Route = createFileRoute('/bills/statements')({
  staticData: { title: msg`Statements` },
  beforeLoad: guard(canUseFinance),
  component: () => <BeingBuiltPage part="statements" />,
});
