import { useEffect } from 'react';
import { canUseFlights } from '../../../contract/permissions.ts';
import { followEvents } from '../../api/events.ts';
import { queryClient } from '../../api/queries.ts';
import { useGrants, useSession } from '../../api/session.ts';
import { orderListOptions } from '../../trip/order-list.ts';

/** Keeps the account's data on this device up to date while a user is logged in. */
export function LiveUpdates() {
  const token = useSession()?.token;
  useOrdersAhead(token);
  useEffect(() => (token ? followEvents(token) : undefined), [token]);
  return null;
}

/** The agent's own requests go first. */
const AFTER_MS = 5000;

/** Prefetches the last bookings, so that they are available offline before anybody has opened them. */
function useOrdersAhead(token: string | undefined): void {
  const grants = useGrants();
  const isWanted = token !== undefined && grants !== null && canUseFlights(grants);
  useEffect(() => {
    if (!isWanted) return undefined;
    // A failed request is retried by the list itself.
    const timer = setTimeout(() => void queryClient.prefetchInfiniteQuery(orderListOptions({})), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWanted, token]);
}
