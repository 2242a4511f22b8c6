import { addDays } from './dates.ts';
import { MAX_SEARCH_DAYS_AHEAD, MAX_TRAVELLERS } from './limits.ts';
import { type PassengerCounts, partySize } from './passenger-terms.ts';

/** Flight terms and search rules that need no schema, so that the search screen loads no yup. */
export const BOOKING_TYPES = ['oneway', 'return', 'multicity'] as const;
export type BookingType = (typeof BOOKING_TYPES)[number];

/** Cabin classes (spec §3); the selector offers the four of SELECTABLE_CABINS. */
export const CABINS = ['first', 'premium_first', 'business', 'premium_business', 'premium_economy', 'economy'] as const;
export type Cabin = (typeof CABINS)[number];
export const SELECTABLE_CABINS = [
  'economy',
  'premium_economy',
  'business',
  'first',
] as const satisfies readonly Cabin[];

/** Groups of fares as sold by suppliers; results are grouped by it, with an 'all' group (spec §3). */
export const PRODUCT_TYPES = ['public', 'private', 'ndc', 'lowcost', 'stitched'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** Ticketing time of a paid order (spec §9), the fastest first. */
export const TICKETING_SPEEDS = [
  'immediate',
  'preferred',
  'normal',
  'website',
  'special',
  'special_24h_before',
  'special_4h_before',
] as const;
export type TicketingSpeed = (typeof TICKETING_SPEEDS)[number];

export const INVOICE_TYPES = ['Bill', 'Itinerary', 'ItineraryWithBill', 'None'] as const;
export type InvoiceType = (typeof INVOICE_TYPES)[number];

/** Checks a party: at least one adult, an adult for each infant, nine at most. Null when it is valid. */
export function checkPassengerCounts(counts: PassengerCounts) {
  if (counts.adult < 1) return { field: 'adult', message: 'adultRequired' } as const;
  if (counts.infant > counts.adult) return { field: 'infant', message: 'infantsExceedAdults' } as const;
  if (partySize(counts) > MAX_TRAVELLERS) return { field: 'adult', message: 'tooManyTravellers' } as const;
  return null;
}

interface SearchDates {
  journeys: readonly { date: string; returnDate?: string | undefined }[];
  bookingType: BookingType;
}

/** Field errors of a search's dates and shape against today's date at the origin; empty when all are valid. */
export function checkSearchDates(input: SearchDates, today: string): Record<string, string> {
  const errors: Record<string, string> = {};
  const last = addDays(today, MAX_SEARCH_DAYS_AHEAD);
  input.journeys.forEach((journey, i) => {
    const before = input.journeys[i - 1];
    if (journey.date < today) errors[`journeys[${i}].date`] = 'pastDate';
    else if (journey.date > last) errors[`journeys[${i}].date`] = 'dateTooFar';
    else if (before && journey.date < before.date) errors[`journeys[${i}].date`] = 'dateOrder';
    if (input.bookingType !== 'return') return;
    if (!journey.returnDate) errors[`journeys[${i}].returnDate`] = 'returnRequired';
    else if (journey.returnDate < journey.date) errors[`journeys[${i}].returnDate`] = 'returnBeforeDeparture';
    else if (journey.returnDate > last) errors[`journeys[${i}].returnDate`] = 'dateTooFar';
  });
  if (input.bookingType !== 'multicity' && input.journeys.length > 1) errors.journeys = 'oneJourney';
  return errors;
}
