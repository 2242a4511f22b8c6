import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { chosenSolution } from '../api/chosen-solution.ts';
import { session } from '../api/session.ts';
import { lockAway } from '../offline/before-reload.ts';
import { reportLogOuts } from '../offline/log-outs.ts';
import { isMissingCode } from '../ui/missing-code.ts';
import { toast } from '../ui/toast.ts';

/** Logs out by hand (spec §2): leaves the page first, then clears the account's data. */
export function useLogOut(): () => Promise<void> {
  const { t } = useLingui();
  const router = useRouter();
  const say = (isClean: boolean) => {
    if (isClean) toast(t`You have logged out.`, 'success');
    else toast(t`You have logged out, but not everything could be cleared from this device.`, 'warning');
  };
  const leaveUnasked = async () => {
    await lockAway();
    await router.navigate({ to: '/' });
    say(await endSession());
  };
  return async () => {
    // Loaded here and not with the page: a log-out right after the start must ask too.
    const parts = Promise.all([import('../offline/drafts/log-out.ts'), import('../offline/outbox/log-out.ts')]);
    const loaded = await parts.catch((error: unknown) => {
      if (!isMissingCode(error)) throw error;
      // As with an expired session, leftovers are sealed by any page that finds them.
      toast(
        t`A part of this page could not be loaded. Reload it, or log out now: what is not saved or sent is then locked on this device until you log in again.`,
        'warning',
        { label: t`Log out`, onPress: () => void leaveUnasked() },
      );
    });
    if (!loaded) return;
    const [drafts, outbox] = loaded;
    // Drafts first: their choice is carried out once nothing can be cancelled any more, the one for changes at once.
    if (!(await drafts.askAboutDrafts()) || !(await outbox.askAboutOutbox())) return;
    await router.navigate({ to: '/' });
    await outbox.outboxAtRest();
    // A failed part does not keep the agent logged in; it is reported.
    const [kept] = await Promise.allSettled([drafts.putDraftsAway()]);
    if (kept.status === 'fulfilled' && kept.value) {
      const { drafts: hasDrafts, changes } = kept.value;
      const words =
        hasDrafts && changes
          ? t`Your drafts and the changes that are not sent yet could not be locked on this device, and the server does not have all of them. You are still logged in.`
          : changes
            ? t`The changes that are not sent yet could not be locked on this device. You are still logged in.`
            : t`Your drafts could not be locked on this device, and the server does not have all of them. You are still logged in.`;
      toast(words, 'error');
      return;
    }
    const isWritten = await endSession();
    say(isWritten && kept.status === 'fulfilled');
  };
}

/**
 * Clears the account's data. Returns whether the device has stored the log-out for good; the server is told at once, or when there is a
 * connection.
 */
export async function endSession(): Promise<boolean> {
  const isWritten = await session.end();
  // Including what the tab stored before a reload.
  chosenSolution.clear();
  void reportLogOuts();
  // Notifications for this account no longer reach the device; the server drops them with the session.
  import('../api/push-device.ts').then(({ leaveDevice }) => leaveDevice()).catch(() => undefined);
  return isWritten;
}
