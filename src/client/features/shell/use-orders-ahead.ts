import { useEffect } from 'react';
import { canUseFlights } from '../../../contract/permissions.ts';
import { queryClient } from '../../api/queries.ts';
import { useGrants } from '../../api/session.ts';
import { orderListOptions } from '../../trip/order-list.ts';

/** What the agent came for goes first. */
const AFTER_MS = 5000;

/** Brings the last bookings to the device, so that they are there without a connection before anybody has looked at them. */
export function useOrdersAhead(token: string | undefined): void {
  const grants = useGrants();
  const isWanted = token !== undefined && grants !== null && canUseFlights(grants);
  useEffect(() => {
    if (!isWanted) return undefined;
    // What fails is asked for again by the list itself.
    const timer = setTimeout(() => void queryClient.prefetchInfiniteQuery(orderListOptions({})), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWanted, token]);
}
