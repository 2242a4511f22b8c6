import { isSpent, type TicketFate } from '../../contract/ticket-fates.ts';

/** As much of a passenger as says what can still be asked of the ticket; answers of before that was told leave it out. */
export interface OpenTicket extends TicketFate {
  openPieces?: readonly number[] | undefined;
}

/** Whether all of these pieces of a ticket can still be asked for, its flights by their positions. */
export function isOpen(ticket: OpenTicket, pieces: readonly number[]): boolean {
  const { openPieces } = ticket;
  return !isSpent(ticket) && (!openPieces || pieces.every((piece) => openPieces.includes(piece)));
}

/** Whether anything can still be asked of a ticket. */
export function isPartlyOpen(ticket: OpenTicket, pieces: readonly number[]): boolean {
  return pieces.some((piece) => isOpen(ticket, [piece]));
}

/** The most that can be asked back at once: the pieces that are left of the fullest ticket, of everybody who has them all. */
export function widestRequest(
  passengers: readonly (OpenTicket & { id: string })[],
  pieces: readonly number[],
): { people: string[]; segments: number[] } {
  const left = passengers.map((passenger) => pieces.filter((piece) => isOpen(passenger, [piece])));
  const segments = left.reduce((widest, one) => (one.length > widest.length ? one : widest), []);
  const people = segments.length === 0 ? [] : passengers.filter((passenger) => isOpen(passenger, segments));
  return { people: people.map(({ id }) => id), segments };
}

/** Whether only children and infants keep tickets of which nothing is asked once those of `people` are given up. */
export function leavesMinorsAlone(
  passengers: readonly (OpenTicket & { id: string; type: string })[],
  people: readonly string[],
): boolean {
  const isGone = (ticket: OpenTicket) => isSpent(ticket) || ticket.openPieces?.length === 0;
  const left = passengers.filter((passenger) => !people.includes(passenger.id) && !isGone(passenger));
  return left.length > 0 && left.every(({ type }) => type !== 'adult') && people.length > 0;
}
