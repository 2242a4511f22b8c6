import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { withWords } from '../account/guards.ts';
import { ChoosePasswordPage } from '../features/users/ChoosePasswordPage.tsx';

export const Route = createFileRoute('/password')({
  staticData: { title: msg`Choose a password` },
  beforeLoad: withWords,
  component: ChoosePasswordPage,
});
