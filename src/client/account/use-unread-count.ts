import { canReadNotices } from '../../contract/permissions.ts';
import { useApiQuery } from '../api/queries.ts';
import { useGrants } from '../api/session.ts';

/** The user's number of unread notices, kept up to date by the events; null for users without notices. */
export function useUnreadCount(): number | null {
  const grants = useGrants();
  const notifiesAgency = grants !== null && canReadNotices(grants);
  const { data } = useApiQuery('unreadNotices', {}, { enabled: notifiesAgency, staleTime: 60_000 });
  return notifiesAgency ? (data?.cnt ?? 0) : null;
}
