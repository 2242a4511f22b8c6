import { trainEndpoints } from '../../../contract/train-endpoints.ts';
import type { Deps } from '../../deps.ts';
import type { RawRoute } from '../../http/handler.ts';
import { paperRoute } from '../../paper/paper-route.ts';
import { answerTrain } from './reads.ts';

/** An order of a train as a PDF for its traveller. */
export function trainPaperDownload(deps: Deps): RawRoute {
  return paperRoute(deps, {
    product: 'train',
    who: trainEndpoints.trainOrder.who,
    summary: 'A train booking as a PDF for the traveller: itinerary, or itinerary and receipt',
    action: 'printTrainOrder',
    answer: async (...call) => ({ product: 'train', order: await answerTrain(...call) }),
  });
}
