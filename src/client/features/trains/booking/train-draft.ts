import type { TrainOrderInput } from '../../../../contract/train-orders.ts';
import type { FormDraft } from '../../../booking/form-draft.ts';
import { joinParty, partySummary, splitParty } from '../../../booking/kept-party.ts';
import { defineDraft } from '../../../offline/drafts/draft-kind.ts';
import type { DraftHead } from '../../../offline/drafts/draft-record.ts';
import type { TrainResume } from '../../../offline/drafts/resume.ts';
import { readSeats, type TrainValues } from './train-values.ts';

/** A train's passenger form with its draft data. */
export type TrainDraft = FormDraft<TrainValues, TrainOrderInput>;

/** Drafts of the passenger form of trains. */
export const trainDraft = defineDraft<TrainDraft>({
  kind: 'train-passengers',
  split: (draft) => splitParty(draft, { seats: draft.values.seats }),
  join: (parts) =>
    joinParty<TrainValues, TrainOrderInput>(parts, (party, { seats }) => ({
      ...party,
      seats: readSeats(party, seats),
    })),
  migrate: () => null, // version 1 is the first: nothing older can be there
  summary: ({ values }) => partySummary(values),
});

/** The list's summary of a train's draft, and the page to resume it: a train that is sold out or gone opens, too. */
export function trainHead(resume: TrainResume, offer: string, draft: TrainDraft): string {
  // An offer names its ride: `G101.2026-11-25.VNP.AOH.second`.
  const [train = '', date = '', from = '', to = ''] = offer.split('.');
  const title = { route: [from, to], dates: [date], airline: '', train, ...trainDraft.summary(draft) };
  return JSON.stringify({ title, resume } satisfies DraftHead);
}
