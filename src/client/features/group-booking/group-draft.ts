import { isIsoDate } from '../../../contract/dates.ts';
import type { GroupOrderInput } from '../../../contract/group-orders.ts';
import { isRecord } from '../../api/is-record.ts';
import { type FormDraft, listOfParts, partsOfList, plainDraft, readAttempt } from '../../booking/form-draft.ts';
import { laterField } from '../../booking/kept-party.ts';
import { defineDraft } from '../../offline/drafts/draft-kind.ts';
import type { DraftHead } from '../../offline/drafts/draft-record.ts';
import { emptyRequest, isJourneySaid, type RequestValues, readRequest } from './group-values.ts';

/** A group request with its draft data. */
export type GroupDraft = FormDraft<RequestValues, GroupOrderInput>;

/** The value of a missing part. */
const NOTHING = emptyRequest({ name: '', email: '', areaCode: '', phone: '' });

/** Drafts of group requests: one part per journey, so that two devices can each write another. */
export const groupDraft = defineDraft<GroupDraft>({
  kind: 'group-request',
  split: ({ values, attempt }) => ({
    ...partsOfList('j', values.journeys),
    party: values.passengers,
    extra: values.groupOrderExtraInfo,
    contact: values.contact,
    rest: { remark: values.remark, ...laterField('referenceId', values.referenceId), currency: values.currency },
    attempt,
  }),
  join: (parts) => {
    const { party, extra, contact, rest } = parts;
    const journeys = listOfParts('j', parts);
    const kept = { ...(isRecord(rest) ? rest : {}), journeys, passengers: party, groupOrderExtraInfo: extra, contact };
    const values = readRequest(NOTHING, kept);
    return values && { ...plainDraft(values), attempt: readAttempt(parts.attempt) };
  },
  migrate: () => null, // version 1 is the first: nothing older can be there
  // A group has no passengers yet: its progress counts journeys.
  summary: ({ values: { journeys, contact } }) => ({
    lead: contact.name,
    filled: journeys.filter(isJourneySaid).length,
    of: journeys.length,
  }),
});

/** The list's summary of a request; resuming it needs only the draft. */
export function groupHead(draft: GroupDraft): string {
  const { journeys } = draft.values;
  const places = journeys.flatMap(({ origin, destination }) => [origin, destination]).filter(Boolean);
  const title = {
    route: places.filter((place, i) => place !== places[i - 1]),
    dates: journeys.map(({ date }) => date).filter(isIsoDate),
    airline: '',
    train: '',
    ...groupDraft.summary(draft),
  };
  return JSON.stringify({ title, resume: null } satisfies DraftHead);
}
