import { FLIGHTS } from '../../../contract/endpoint.ts';
import type { Deps } from '../../deps.ts';
import type { RawRoute } from '../../http/handler.ts';
import { paperRoute } from '../../paper/paper-route.ts';
import { answerGroup } from './reads.ts';

/** A group as a PDF for its travellers. */
export function groupPaperDownload(deps: Deps): RawRoute {
  return paperRoute(deps, {
    product: 'group',
    who: FLIGHTS,
    summary: 'A group as a PDF for the travellers: itinerary, or itinerary and receipt',
    action: 'printGroupOrder',
    answer: async (...call) => ({ product: 'group', order: await answerGroup(...call) }),
  });
}
