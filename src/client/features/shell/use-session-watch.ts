import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { wayBackTo } from '../../account/access.ts';
import { refreshMe } from '../../api/fresh-me.ts';
import { accountOf, session, useForcedOut, useSession } from '../../api/session.ts';
import { useFormIsKept } from '../../ui/keeps-form.ts';

const ME_LIFE_MS = 10 * 60_000;

/** Handles the forced-out flag, logout and login in other tabs, and refreshes the user's rights (spec §4, §8). */
export function useSessionWatch(): void {
  useForcedLogOut();
  useAccountChange();
  useFreshRights();
}

function useForcedLogOut(): void {
  const router = useRouter();
  const forced = useForcedOut();
  const isFormKept = useFormIsKept();
  useEffect(() => {
    if (!forced || isFormKept) return;
    // Leaves the page first, so that it makes no request without a session. The login shows why, and leads back to it.
    const search = wayBackTo(router.latestLocation);
    void router.navigate({ to: '/', search, replace: true }).then(() => session.end());
  }, [forced, isFormKept, router]);
}

function useAccountChange(): void {
  const router = useRouter();
  const current = useSession();
  const account = accountOf(current);
  const before = useRef(account);
  useEffect(() => {
    if (before.current === account) return;
    before.current = account;
    // Another tab logged out or switched users: the guards re-check the current page.
    void router.invalidate();
  }, [account, router]);
}

function useFreshRights(): void {
  const token = useSession()?.token;
  useEffect(() => {
    if (!token) return undefined;
    let askedAt = 0;
    const leaving = new AbortController();
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < ME_LIFE_MS) return;
      askedAt = Date.now();
      refreshMe(leaving.signal).catch(() => {
        // Offline or ended: the cache stays in use, and a session code has set its flag.
        askedAt = 0;
      });
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      leaving.abort();
    };
  }, [token]);
}
