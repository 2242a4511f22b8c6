import { dateInZone } from '../../../contract/dates.ts';
import { imageTypeOf } from '../../../contract/document-images.ts';
import { refuse } from '../../../contract/result.ts';
import { parsePassengerText } from '../../../parsing/passenger-text/parse-passenger-text.ts';
import { parsePnr } from '../../../parsing/pnr/parse-pnr.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';

/** Seconds after which a busy reader is worth another try: it takes a fraction of one for each picture. */
const SOON = 3;

/** Reading of what agents paste and photograph; texts and pictures hold personal data and are neither kept nor logged. */
export function analysisRoutes({ clock, recogniser }: Pick<Deps, 'clock' | 'recogniser'>) {
  const dayOf = (today: string | undefined) => today ?? dateInZone(clock.now(), 'UTC');
  return {
    analysePassengerText: async ({ input: { text, today } }) => parsePassengerText(text, dayOf(today)),
    analysePnr: async ({ input: { pnr, today } }) => parsePnr(pnr, dayOf(today)),
    analyseDocument: async ({ input: { image }, signal }) => {
      if (imageTypeOf(image) === null) return refuse('fileType');
      const outcome = await recogniser.read(image, dayOf(undefined), signal);
      if (outcome.status === 'read') return outcome.answer;
      if (outcome.status === 'busy') return refuse('recogniserBusy', { params: { seconds: SOON } });
      return refuse(outcome.status === 'not-an-image' ? 'fileType' : 'documentUnreadable');
    },
  } satisfies Handlers;
}
