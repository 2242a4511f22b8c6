import { canReadNotices } from '../../contract/permissions.ts';
import { useApiQuery } from '../api/queries.ts';
import { useGrants } from '../api/session.ts';

/** How many notices the user has not read, kept up to date by the events; null for whom there are none. */
export function useUnreadCount(): number | null {
  const grants = useGrants();
  const isTold = grants !== null && canReadNotices(grants);
  const { data } = useApiQuery('unreadNotices', {}, { enabled: isTold, staleTime: 60_000 });
  return isTold ? (data?.cnt ?? 0) : null;
}
