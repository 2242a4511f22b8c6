import type { IsoDate } from '../../contract/dates.ts';
import { readDocsFields } from '../passenger-text/docs-fields.ts';
import { docsItemAt, piecesOf } from '../passenger-text/docs-lines.ts';
import { isIdCardRecord } from '../passenger-text/types.ts';
import type { PassengerNote } from './passenger-note.ts';

/** A DOCS element with all its wrapped lines is shorter. */
const LONGEST = 400;

/**
 * Reads an SSR DOCS element for the birth date, which most name lines omit, and for the document's spelling of the name; null for other
 * lines. If it breaks off before the birth date, it returns a note without one, so that it is read again with the next line.
 */
export function readDocsNote(text: string, today: IsoDate): PassengerNote | null {
  if (text.length > LONGEST || !text.includes('DOCS')) return null;
  const [piece] = piecesOf(text);
  if (!piece?.head) return null;
  const { airline } = piece.head;
  const item = docsItemAt([piece], 0, piece.head);
  const passengerRef = item.passengerRef ?? piece.head.passengerRef;
  const { record } = readDocsFields({ ...item, airline, passengerRef }, today);
  const note = { ref: null, adult: null, infant: null, isNamed: false, dob: null };
  if (record === null || isIdCardRecord(record)) return { kind: 'birth', ...note };
  const { surname, givenNames, birthDate: dob, gender } = record;
  const name = surname === null ? null : `${surname}/${givenNames.join(' ')}`;
  const kind = record.infant ? 'infant-birth' : 'birth';
  const document = { givenName: givenNames.join(' '), gender };
  return { kind, ...note, ref: refOf(record.passengerRef), adult: name, dob, document };
}

/** `P2`, `2.1` and `2-1` are the second name element. */
function refOf(printed: string | null): number | null {
  const number = /^P?(\d{1,2})/.exec(printed ?? '')?.[1];
  return number ? Number(number) : null;
}
