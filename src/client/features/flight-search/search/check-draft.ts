import { isIsoDate } from '../../../../contract/dates.ts';
import { checkPassengerCounts, checkSearchDates } from '../../../../contract/flight-terms.ts';
import { checkJourneys, type JourneyError } from '../../../../contract/journey-rules.ts';
import type { FieldMessageKey } from '../../../../contract/messages.ts';
import { type SearchDraft, searchOfDraft, usedLegs } from './draft.ts';

/** Where a message belongs in the form. */
export type DraftField = `legs[${number}].${'origin' | 'destination' | 'date'}` | 'returnDate' | 'passengers';

export interface DraftErrors {
  /** For the whole list; only an empty one has no leg to attach it to (spec §5). */
  readonly form: JourneyError | null;
  readonly fields: ReadonlyMap<DraftField, FieldMessageKey>;
}

/** All errors that keep a draft from being searched, each at its field; empty if valid. */
export function checkDraft(
  draft: SearchDraft,
  cityOf: (code: string) => string | undefined,
  today: string,
): DraftErrors {
  const fields = new Map<DraftField, FieldMessageKey>();
  const legs = usedLegs(draft);
  if (legs.every((leg) => leg.origin === '' && leg.destination === '')) {
    for (const end of ['origin', 'destination'] as const) fields.set(`legs[0].${end}`, 'required');
    return { form: { key: 'flight.booking.journeyError.empty' }, fields };
  }
  legs.forEach((leg, i) => {
    for (const end of ['origin', 'destination'] as const) {
      if (leg[end] === '') fields.set(`legs[${i}].${end}`, 'required');
      else if (cityOf(leg[end]) === undefined) fields.set(`legs[${i}].${end}`, 'airport');
    }
    if (leg.date === '') fields.set(`legs[${i}].date`, 'required');
    else if (!isIsoDate(leg.date)) fields.set(`legs[${i}].date`, 'invalidDate');
  });
  addRuleErrors(fields, draft, cityOf);
  addDateErrors(fields, draft, today);
  const party = checkPassengerCounts(draft.passengers);
  if (party) fields.set('passengers', party.message);
  return { form: null, fields };
}

/** The rule of spec §5 leg by leg, so that every leg with one city at both ends says so, not just the first. */
function addRuleErrors(
  fields: Map<DraftField, FieldMessageKey>,
  draft: SearchDraft,
  cityOf: (code: string) => string | undefined,
): void {
  usedLegs(draft).forEach((leg, i) => {
    if (fields.has(`legs[${i}].origin`) || fields.has(`legs[${i}].destination`)) return;
    if (checkJourneys([leg], cityOf)) fields.set(`legs[${i}].destination`, 'sameCity');
  });
}

const DATE_FIELD = /^journeys\[(\d+)\]\.(date|returnDate)$/;

function addDateErrors(fields: Map<DraftField, FieldMessageKey>, draft: SearchDraft, today: string): void {
  const search = searchOfDraft(draft);
  if (search.journeys.some((journey) => !isIsoDate(journey.date))) return;
  if (draft.bookingType === 'return' && draft.returnDate !== '' && !isIsoDate(draft.returnDate)) {
    fields.set('returnDate', 'invalidDate');
    return;
  }
  for (const [path, key] of Object.entries(checkSearchDates(search, today))) {
    const [, index, name] = DATE_FIELD.exec(path) ?? [];
    const field: DraftField | null =
      name === 'returnDate' ? 'returnDate' : name === 'date' ? `legs[${Number(index)}].date` : null;
    if (field && !fields.has(field)) fields.set(field, asMessageKey(key));
  }
}

function asMessageKey(key: string): FieldMessageKey {
  const known = ['pastDate', 'dateTooFar', 'dateOrder', 'returnRequired', 'returnBeforeDeparture'] as const;
  return known.find((name) => name === key) ?? 'invalidDate';
}
