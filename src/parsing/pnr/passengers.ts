import { ageOn, type IsoDate } from '../../contract/dates.ts';
import type { PnrPassenger } from './answer.ts';
import { likelierBirth, withBirths } from './births.ts';
import type { PassengerDraft } from './passenger-draft.ts';
import type { PassengerNote } from './passenger-note.ts';

/** Days to compare birth dates with. */
export interface Days {
  today: IsoDate;
  /** Of the first flight; null where unknown. */
  firstDay: IsoDate | null;
}

/** Assembles the travellers of a PNR: notes applied, infants after their adults (formats.md §1). */
export function assemblePassengers(
  drafts: readonly PassengerDraft[],
  notes: readonly PassengerNote[],
  days: Days,
): PnrPassenger[] {
  const { today } = days;
  const people = drafts.map((draft) => aged(draft, days));
  const laps = people.filter(isOnLap);
  const births = notes.filter(isBirth);
  for (const note of notes.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))) {
    if (isBirth(note)) continue;
    const index = subjectOf(note, people);
    const subject = index === null ? undefined : people[index];
    if (note.kind === 'infant') noteInfant(note, { laps, people, today }, index);
    else if (index !== null && subject)
      people[index] = { ...subject, type: 'CHD', isTyped: true, dob: likelierBirth(today, note.dob, subject.dob) };
  }
  const found = inOrder(withBirths(people, births, today).map((draft) => aged(draft, days)));
  return found.map((one) => (one.dob !== null && one.dob > today ? withError(one) : one));
}

const withError = (one: PnrPassenger): PnrPassenger => ({ ...one, errors: ['future-birth'] });

const isBirth = ({ kind }: PassengerNote) => kind === 'birth' || kind === 'infant-birth';

const isOnLap = (draft: PassengerDraft) => draft.type === 'INF' && !draft.hasSeat;

/** A birth date implies a missing type: under 12 on the first flight is a child. One after today implies nothing. */
function aged(draft: PassengerDraft, { firstDay, today }: Days): PassengerDraft {
  if (draft.isTyped || draft.dob === null || draft.dob > today || firstDay === null) return draft;
  return ageOn(draft.dob, firstDay) < 12 ? { ...draft, type: 'CHD' } : draft;
}

/** The traveller of a note; a note without a name or number can only mean a single one. */
function subjectOf(note: PassengerNote, people: readonly PassengerDraft[]): number | null {
  const { ref, adult } = note;
  const seated = people.filter((person) => !isOnLap(person));
  const matches = (person: PassengerDraft) =>
    !isOnLap(person) &&
    (ref !== null
      ? person.ref === ref
      : adult !== null
        ? person.name.startsWith(adult) || adult.startsWith(person.name)
        : seated.length === 1);
  const index = people.findIndex(matches);
  return index < 0 ? null : index;
}

interface Party {
  /** Infants listed among the names. */
  laps: PassengerDraft[];
  people: PassengerDraft[];
  today: IsoDate;
}

function noteInfant(note: PassengerNote, party: Party, index: number | null): void {
  const { laps, people, today } = party;
  const known = laps.findIndex((lap) => lap.name === note.infant?.name);
  const adult = index === null ? undefined : people[index];
  if (known >= 0) return linkKnown(party, known, note, index);
  if (index === null || !adult) return;
  const { infant } = adult;
  if (infant) people[index] = { ...adult, infant: { ...infant, dob: likelierBirth(today, infant.dob, note.dob) } };
  else if (note.infant) people[index] = { ...adult, infant: { ...note.infant, dob: note.dob } };
}

/** The infant is listed among the names: it gets the note's birth date and is linked to the note's adult. */
function linkKnown({ laps, people, today }: Party, known: number, note: PassengerNote, index: number | null): void {
  const lap = laps[known];
  const place = lap ? people.indexOf(lap) : -1;
  if (!lap || place < 0) return;
  const dated = { ...lap, dob: likelierBirth(today, lap.dob, note.dob) };
  laps[known] = dated;
  people[place] = dated;
  const adult = index === null ? undefined : people[index];
  if (index === null || !adult || adult.infant) return;
  people[index] = { ...adult, infant: dated };
  people.splice(place, 1);
}

/** Infants attached to an adult follow it; others stay in text order, on the lap of a preceding adult. */
function inOrder(people: readonly PassengerDraft[]): PnrPassenger[] {
  const answer: PnrPassenger[] = [];
  const taken = new Set<number>();
  const late: PassengerDraft[] = [];
  const place = (draft: PassengerDraft, infantOf: number | null) => answer.push(present(draft, infantOf)) - 1;
  const placeLap = (draft: PassengerDraft) => {
    const adult = lapFor(draft, answer, taken);
    if (adult !== null) taken.add(adult);
    place(draft, adult);
  };
  for (const person of people) {
    if (isOnLap(person) && !answer.some(({ type }) => type === 'ADT')) late.push(person);
    else if (isOnLap(person)) placeLap(person);
    else {
      const index = place(person, null);
      if (person.infant) place(person.infant, (taken.add(index), index));
    }
  }
  for (const person of late) placeLap(person);
  return answer;
}

/** The adult of an infant without a named one: one with the same surname and no infant yet, else the nearest before it. */
function lapFor(infant: PassengerDraft, before: readonly PnrPassenger[], taken: ReadonlySet<number>): number | null {
  const free = before.flatMap(({ type, surname }, index) =>
    type === 'ADT' && !taken.has(index) ? [{ index, surname }] : [],
  );
  const own = free.findLast(({ surname }) => surname !== null && surname === infant.surname);
  return (own ?? free.at(-1))?.index ?? null;
}

function present(draft: PassengerDraft, infantOf: number | null): PnrPassenger {
  const { name, surname, givenName, title, titled, type, dob, age } = draft;
  return { name, surname, givenName, title, type, dob, age, infantOf, ...(titled ? { otherName: titled } : {}) };
}
