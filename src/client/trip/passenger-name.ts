export { airlineName, ticketText } from '../../contract/trip-texts.ts';

/** A booking number in two groups, as it is read aloud. */
export function bookingText(id: string): string {
  return /^\d{10,}$/.test(id) ? `${id.slice(0, 5)} ${id.slice(5)}` : id;
}
