import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { sameSitePath } from '../account/access.ts';
import { LoginPage } from '../features/session/LoginPage.tsx';

export const Route = createFileRoute('/login')({
  staticData: { title: msg`Log in` },
  validateSearch: (search): { redirect?: string } => {
    const redirect = sameSitePath(search.redirect);
    return redirect ? { redirect } : {};
  },
  component: LoginPage,
});
