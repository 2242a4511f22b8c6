import { PENDING_GROUPS } from '../../../contract/order-groups.ts';
import { canUseFlights } from '../../../contract/permissions.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useGrants } from '../../api/session.ts';

const PENDING = Object.values(PENDING_GROUPS).flat();

/** The number of pending orders: the sum over the pending groups of spec §4. */
export function usePendingCount(): number {
  const grants = useGrants();
  const { data } = useApiQuery(
    'bookingCounts',
    { status: PENDING.join(',') },
    { enabled: grants !== null && canUseFlights(grants), staleTime: 60_000 },
  );
  return data?.reduce((sum, { cnt }) => sum + cnt, 0) ?? 0;
}
