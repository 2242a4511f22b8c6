import { canUseFlights } from '../../contract/permissions.ts';
import { useApiQuery } from '../api/queries.ts';
import { useGrants } from '../api/session.ts';

/** The disruptions that wait for an answer, the nearest five, kept up to date by the events; none for users without flights. */
export function useOpenVoyages() {
  const grants = useGrants();
  const notifiesAgency = grants !== null && canUseFlights(grants);
  return useApiQuery(
    'voyages',
    { state: 'open', page: 1, pageSize: 5 },
    { enabled: notifiesAgency, staleTime: 60_000 },
  );
}
