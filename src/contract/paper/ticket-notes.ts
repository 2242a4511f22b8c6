import type { TicketFate } from '../ticket-fates.ts';
import { ticketText } from '../trip-texts.ts';
import type { PaperWords } from './paper-words.ts';

/** The notes beside a ticket number: the ticket that it replaces, and whether it is still valid for travel. */
export function ticketNotes(
  { exchangedFrom, exchangedFor, givenBack }: TicketFate & { exchangedFrom?: string | null | undefined },
  words: PaperWords,
): string[] {
  return [
    ...(exchangedFrom ? [words.exchanged(ticketText(exchangedFrom))] : []),
    ...(exchangedFor ? [words.exchangedFor(ticketText(exchangedFor))] : []),
    ...(givenBack ? [words.givenBack[givenBack]] : []),
  ];
}
