import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { wayBackTo } from '../../account/access.ts';
import { refreshMe } from '../../api/fresh-me.ts';
import { accountOf, session, useForcedOut, useSession } from '../../api/session.ts';
import { useFormIsKept } from '../../ui/keeps-form.ts';

const ME_LIFE_MS = 10 * 60_000;

/** Acts on the forced-out flag, on log-out and log-in in other tabs, and keeps the user's rights fresh (spec §4, §8). */
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
    // The page goes first, so that it does not ask again without a session. Why it went stands over the log-in, which leads back to it.
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
    // Another tab logged out or became somebody else: the guards look again at what is on screen.
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
        // Offline or ended: what is kept goes on serving, and a session code has set its flag.
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
