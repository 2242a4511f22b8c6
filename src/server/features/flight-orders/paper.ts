import { FLIGHTS } from '../../../contract/endpoint.ts';
import type { Deps } from '../../deps.ts';
import type { RawRoute } from '../../http/handler.ts';
import { paperRoute } from '../../paper/paper-route.ts';
import { answerOrder } from './answer-order.ts';

/** An order of flights as a PDF for its traveller. */
export function flightPaperDownload(deps: Deps): RawRoute {
  return paperRoute(deps, {
    product: 'flight',
    who: FLIGHTS,
    summary: 'A booking as a PDF for the traveller: itinerary, or itinerary and receipt',
    action: 'printFlightOrder',
    answer: async (...call) => ({ product: 'flight', order: await answerOrder(...call) }),
  });
}
