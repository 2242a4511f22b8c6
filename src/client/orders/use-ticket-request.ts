import type { OutputOf } from '../../contract/endpoints.ts';
import { useApiMutation } from '../api/queries.ts';
import { setDraft } from '../offline/drafts/draft-values.ts';

type Asking =
  | 'refundFlightOrder'
  | 'changeFlightOrder'
  | 'voidFlightOrder'
  | 'refundGroupOrder'
  | 'refundTrainOrder'
  | 'changeTrainOrder';

/** Sends a request about tickets, once however often it is tapped; deletes the form's draft once the request is made. */
export function useTicketRequest<N extends Asking>(name: N, place: string, onAsked: (child: OutputOf<N>) => void) {
  return useApiMutation(name, {
    keptAt: place,
    onSuccess: (child) => {
      setDraft(place, undefined);
      onAsked(child);
    },
  });
}
