import type { IsoDate } from '../../contract/dates.ts';
import { isAgainst } from '../text/titles.ts';
import type { PassengerDraft } from './passenger-draft.ts';
import type { PassengerNote } from './passenger-note.ts';

/** Of several dates given for one birth: the first in the past, else the first. */
export function likelierBirth(today: IsoDate, ...told: readonly (IsoDate | null)[]): IsoDate | null {
  const dates = told.filter((date) => date !== null);
  return dates.find((date) => date <= today) ?? dates[0] ?? null;
}

/**
 * Applies DOCS lines to travellers: birth dates where their names print none, and the spelling of names. A line that matches no traveller
 * or several is ignored.
 */
export function withBirths(
  people: readonly PassengerDraft[],
  notes: readonly PassengerNote[],
  today: IsoDate,
): PassengerDraft[] {
  const dated = [...people];
  const born = (draft: PassengerDraft, note: PassengerNote) => ({
    ...spelt(draft, note),
    dob: likelierBirth(today, draft.dob, note.dob),
  });
  for (const note of notes) {
    const index = bearerOf(note, dated);
    const bearer = index === null ? undefined : dated[index];
    if (index === null || !bearer) continue;
    const isLap = note.kind === 'infant-birth' && bearer.infant !== null;
    dated[index] = isLap ? { ...bearer, infant: bearer.infant && born(bearer.infant, note) } : born(bearer, note);
  }
  return dated;
}

/** The name as spelt in the document, where its end in the reservation may be a title: WILLIAMS, or Willia, Ms. */
function spelt(draft: PassengerDraft, { document }: PassengerNote): PassengerDraft {
  const { titled, glued, givenName } = draft;
  if (!document) return draft;
  const printed = letters(document.givenName);
  if (glued !== null && printed === letters(glued)) return called(draft, { givenName: glued, title: null });
  if (titled && printed === letters(titled.givenName)) return called(draft, titled);
  const isWhole = printed === letters(givenName ?? '') || isAgainst(document.gender, titled?.title ?? null);
  return isWhole ? { ...draft, titled: null } : draft;
}

const called = (draft: PassengerDraft, name: { givenName: string; title: string | null }): PassengerDraft => ({
  ...draft,
  ...name,
  name: `${draft.surname ?? ''}/${name.givenName}`,
  titled: null,
});

/** The traveller of a note: by number, and among those of one number or without any by name. */
function bearerOf(note: PassengerNote, people: readonly PassengerDraft[]): number | null {
  const { ref, adult: name } = note;
  const isInfant = note.kind === 'infant-birth';
  const fits = people.flatMap((person, index) => {
    const isOne = isInfant ? person.infant !== null || person.type === 'INF' : person.type !== 'INF' || person.hasSeat;
    return isOne && (ref === null || person.ref === ref) ? [{ index, person }] : [];
  });
  const named = fits.filter(({ person }) => isSame(name, isInfant ? (person.infant ?? person).name : person.name));
  const [only, ...others] = named.length > 0 || ref === null ? named : fits;
  return only && others.length === 0 ? only.index : null;
}

/** Airlines omit spaces and second names, documents do not. */
function isSame(printed: string | null, name: string): boolean {
  if (printed === null) return false;
  const [a, b] = [letters(printed), letters(name)];
  return a.startsWith(b) || b.startsWith(a);
}

const letters = (name: string) => name.replace(/[^A-Z/]/g, '');
