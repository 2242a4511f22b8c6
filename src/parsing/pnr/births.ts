import type { PassengerDraft } from './passenger-draft.ts';
import type { PassengerNote } from './passenger-note.ts';

/** Travellers with the birth dates of their DOCS lines, where their names print none. A line that fits nobody or several gives nothing. */
export function withBirths(people: readonly PassengerDraft[], notes: readonly PassengerNote[]): PassengerDraft[] {
  const dated = [...people];
  for (const note of notes) {
    const index = bearerOf(note, dated);
    const bearer = index === null ? undefined : dated[index];
    if (index === null || !bearer) continue;
    const isLap = note.kind === 'infant-birth' && bearer.infant !== null;
    dated[index] = isLap ? { ...bearer, infant: bearer.infant && born(bearer.infant, note) } : born(bearer, note);
  }
  return dated;
}

const born = (draft: PassengerDraft, { dob }: PassengerNote) => ({ ...draft, dob: draft.dob ?? dob });

/** Who a note speaks of: by number, and among those of one number or without any by name. */
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

/** Airlines leave out blanks and second names, documents do not. */
function isSame(printed: string | null, name: string): boolean {
  if (printed === null) return false;
  const [a, b] = [letters(printed), letters(name)];
  return a.startsWith(b) || b.startsWith(a);
}

const letters = (name: string) => name.replace(/[^A-Z/]/g, '');
