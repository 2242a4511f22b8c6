import { createFileRoute } from '@tanstack/react-router';
import { OPENERS, type Opener, sameSitePath } from '../account/access.ts';
import { HomePage } from '../features/home/HomePage.tsx';

interface HomeSearch {
  /** Where a log-in goes on to. */
  redirect?: string;
  /** A page was asked for that is not this user's: who can open it. */
  refused?: Opener;
  /** The enquiry form stands open. */
  enquiry?: true;
}

export const Route = createFileRoute('/')({
  validateSearch: (search): HomeSearch => {
    const redirect = sameSitePath(search.redirect);
    const refused = OPENERS.find((one) => one === search.refused);
    return {
      ...(redirect ? { redirect } : {}),
      ...(refused ? { refused } : {}),
      ...(search.enquiry === true ? { enquiry: true } : {}),
    };
  },
  component: HomePage,
});
