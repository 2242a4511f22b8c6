import { createFileRoute } from '@tanstack/react-router';
import { sameSitePath } from '../account/access.ts';
import { HomePage } from '../features/home/HomePage.tsx';

export const Route = createFileRoute('/')({
  validateSearch: (search): { redirect?: string } => {
    const redirect = sameSitePath(search.redirect);
    return redirect ? { redirect } : {};
  },
  component: HomePage,
});
