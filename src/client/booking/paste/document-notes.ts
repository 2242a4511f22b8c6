import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type PassengerTextResult, ZONE_NOTES } from '../../../parsing/passenger-text/types.ts';
import { oddKindOf } from './document-kind.ts';

/** Problems of a document. */
export const ZONE_WORDS: Record<(typeof ZONE_NOTES)[number], MessageDescriptor> = {
  'future-birth': msg`The date of birth is in the future. Check the year.`,
  'birth-unknown': msg`The document does not give the full date of birth. Please ask for it.`,
  'given-name': msg`The document has one name alone. Please ask what the ticket shows as the given name.`,
  'name-cut': msg`The name fills its line in the document to the end and may be cut off. Compare it with the printed name.`,
};
const KIND_WORDS: Record<NonNullable<ReturnType<typeof oddKindOf>>, MessageDescriptor> = {
  visa: msg`This is a visa: its number and dates are not those of the document that the passenger travels on.`,
  'foreign-card': msg`The portal has no type for this identity card. Choose the document that the passenger travels on.`,
};

/** The note about the kind of document before it is filled in; null where there is none. */
export function kindNoteOf(result: PassengerTextResult): MessageDescriptor | null {
  const kind = oddKindOf(result);
  return kind && KIND_WORDS[kind];
}

/** All notes about a photographed document. */
export function notesOf(result: PassengerTextResult): MessageDescriptor[] {
  const kind = kindNoteOf(result);
  const open = ZONE_NOTES.filter((note) => result.errors.includes(note)).map((note) => ZONE_WORDS[note]);
  return kind ? [kind, ...open] : open;
}
