import type { TicketFate } from '../ticket-fates.ts';
import { ticketText } from '../trip-texts.ts';
import type { PaperWords } from './paper-words.ts';

/** What a paper says beside a ticket's number: which one it replaces, and whether it is still one to travel on. */
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
