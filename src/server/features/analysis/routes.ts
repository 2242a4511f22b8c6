import { dateInZone } from '../../../contract/dates.ts';
import { imageTypeOf } from '../../../contract/document-images.ts';
import { isRefusal, refuse } from '../../../contract/result.ts';
import { parsePassengerText } from '../../../parsing/passenger-text/parse-passenger-text.ts';
import { parsePnr } from '../../../parsing/pnr/parse-pnr.ts';
import { deleteUpload, readUpload } from '../../accounts/sent-files.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';

/** Retry-After of a busy reader in seconds: a picture takes a fraction of one. */
const SOON = 3;

/**
 * Reads pasted texts and photos; they hold personal data and are neither stored nor logged. An uploaded picture is deleted once it has been
 * read.
 */
export function analysisRoutes(deps: Pick<Deps, 'clock' | 'recogniser' | 'db' | 'settings'>) {
  const { clock, recogniser, db } = deps;
  const dayOf = (today: string | undefined) => today ?? dateInZone(clock.now(), 'UTC');
  return {
    analysePassengerText: async ({ input: { text, today } }) => parsePassengerText(text, dayOf(today)),
    analysePnr: async ({ input: { pnr, today } }) => parsePnr(pnr, dayOf(today)),
    analyseDocument: async ({ actor, input, signal }) => {
      const image = 'image' in input ? input.image : await readUpload(deps, actor, input.fileId, 'document');
      if (isRefusal(image)) return image;
      if (imageTypeOf(image) === null) return refuse('fileType');
      const outcome = await recogniser.read(image, dayOf(undefined), signal);
      if (outcome.status === 'read') {
        if ('fileId' in input) await deleteUpload(db, actor, input.fileId);
        return outcome.answer;
      }
      if (outcome.status === 'busy') return refuse('recogniserBusy', { params: { seconds: SOON } });
      return refuse(outcome.status === 'not-an-image' ? 'fileType' : 'documentUnreadable');
    },
  } satisfies Handlers;
}
