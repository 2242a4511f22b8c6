import { useRouter } from '@tanstack/react-router';
import { grantsOf } from '../../contract/grants.ts';
import { landingPath } from '../../contract/permissions.ts';
import type { LoginAnswer } from '../../contract/session.ts';
import { sameSitePath } from './access.ts';

/** Where a login leads: the path requested before, else the landing page of the user's rights (spec §2). */
export function useGoOn(wanted: string | undefined): (answer: LoginAnswer) => void {
  const router = useRouter();
  return (answer) => {
    const path = sameSitePath(wanted);
    if (path) router.history.replace(path);
    else void router.navigate({ to: landingPath(grantsOf(answer)) });
  };
}
