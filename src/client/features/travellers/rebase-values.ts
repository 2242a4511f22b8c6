import { type DocumentValues, PLAIN_FIELDS, type TravellerValues } from './traveller-values.ts';

const sameDocument = (a: DocumentValues, b: DocumentValues): boolean =>
  a.type === b.type && a.expiry === b.expiry && a.issuingPlace === b.issuingPlace && a.number === b.number;

/** Rebases typed values from `before` onto `now`: untouched fields take the current values. */
export function rebaseValues(typed: TravellerValues, before: TravellerValues, now: TravellerValues): TravellerValues {
  const untouched = PLAIN_FIELDS.filter((name) => typed[name] === before[name]);
  const documents = typed.documents.flatMap((document) => {
    const was = before.documents.find(({ id }) => id !== '' && id === document.id);
    if (!was || !sameDocument(document, was)) return [document];
    // Somebody may have taken it away.
    return now.documents.filter(({ id }) => id === document.id);
  });
  return { ...typed, ...Object.fromEntries(untouched.map((name) => [name, now[name]])), documents };
}
