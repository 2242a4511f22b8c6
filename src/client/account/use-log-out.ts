import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { afterLeaving, mayLogOut } from '../api/before-logout.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/queries.ts';
import { session } from '../api/session.ts';
import { toast } from '../ui/toast.ts';

/** Logs out by hand (spec §2): the page is left first, then what the account had is cleared. */
export function useLogOut(): () => Promise<void> {
  const { t } = useLingui();
  const router = useRouter();
  return async () => {
    // Loaded here and not with the page: a log-out right after the start must ask, too.
    const drafts = await import('../offline/drafts/log-out.ts');
    if (!(await drafts.askAboutDrafts()) || !(await mayLogOut())) return;
    await router.navigate({ to: '/' });
    const [kept, others] = await Promise.allSettled([drafts.putDraftsAway(), afterLeaving()]);
    const isPutAway = kept.status === 'fulfilled' && others.status === 'fulfilled' && others.value;
    // The device forgets the session even when the server cannot be told now; there it ends by itself when idle.
    const told = call('logout', {}).catch(() => null);
    session.end();
    queryClient.clear();
    if (isPutAway) toast(t`You have logged out.`, 'success');
    else toast(t`You have logged out, but not everything could be cleared from this device.`, 'warning');
    await told;
  };
}
