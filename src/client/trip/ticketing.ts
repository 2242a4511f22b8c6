import { TICKETING_SPEEDS, type TicketingSpeed } from '../../contract/flight-terms.ts';

export function isTicketingSpeed(value: string): value is TicketingSpeed {
  return TICKETING_SPEEDS.some((speed) => speed === value);
}
