import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
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
    if (!(await drafts.askAboutDrafts())) return;
    await router.navigate({ to: '/' });
    // A part that fails does not keep the agent logged in; it is said.
    const [kept] = await Promise.allSettled([drafts.putDraftsAway()]);
    const isPutAway = kept.status === 'fulfilled';
    // The device forgets the session even when the server cannot be told now; there it ends by itself when idle.
    const told = call('logout', {}).catch(() => null);
    session.end();
    queryClient.clear();
    if (isPutAway) toast(t`You have logged out.`, 'success');
    else toast(t`You have logged out, but not everything could be cleared from this device.`, 'warning');
    await told;
  };
}
