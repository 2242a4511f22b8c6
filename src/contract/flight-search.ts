import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { addDays, dateSchema, instantSchema, localTimeSchema } from './dates.ts';
import { MAX_JOURNEYS, MAX_SEARCH_DAYS_AHEAD, MAX_TRAVELLERS } from './limits.ts';
import { CURRENCIES, currencySchema, moneySchema } from './money.ts';

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

export const PASSENGER_TYPES = ['adult', 'child', 'infant'] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];
export type PassengerCounts = Record<PassengerType, number>;

/** Groups of fares as suppliers sell them; results are grouped by it, with an 'all' group (spec §3). */
export const PRODUCT_TYPES = ['public', 'private', 'ndc', 'lowcost', 'stitched'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** How fast a paid order is ticketed (spec §9). */
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

/** Minutes the supplier promises after payment; null where the promise is tied to the departure. */
// biome-ignore format: one table
export const TICKETING_MINUTES: Record<TicketingSpeed, number | null> = {
  immediate: 30, preferred: 60, normal: 120, website: 30, special: 48 * 60, special_24h_before: null, special_4h_before: null,
};

// biome-ignore format: one table
export const DOCUMENT_TYPES = [
  'passport', 'idcard', 'chinesePassport', 'internationalityPassport', 'tphm', 'eep', 'tptw', 'ttpmr', 'fpridcard', 'rphmt',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const INVOICE_TYPES = ['Bill', 'Itinerary', 'ItineraryWithBill', 'None'] as const;

const placeCode = string()
  .matches(/^[A-Z]{3}$/, 'airport')
  .required('required');
const count = number().integer('invalid').min(0, 'invalid').max(MAX_TRAVELLERS, 'tooManyTravellers');

export const passengerCountsSchema = object({
  adult: count.required('required'),
  child: count.required('required'),
  infant: count.required('required'),
})
  .noUnknown()
  .test('party', (value, context) => {
    const fault = checkPassengerCounts(value);
    return fault === null || context.createError({ path: `${context.path}.${fault.field}`, message: fault.message });
  });

/** Rules of a party: at least one adult, an adult for each infant, nine at most. Null when it may be searched. */
export function checkPassengerCounts(counts: PassengerCounts) {
  if (counts.adult < 1) return { field: 'adult', message: 'adultRequired' } as const;
  if (counts.infant > counts.adult) return { field: 'infant', message: 'infantsExceedAdults' } as const;
  if (counts.adult + counts.child + counts.infant > MAX_TRAVELLERS)
    return { field: 'adult', message: 'tooManyTravellers' } as const;
  return null;
}

const journeySchema = object({
  origin: placeCode,
  destination: placeCode,
  date: dateSchema.required('required'),
  returnDate: dateSchema.optional(),
}).noUnknown();

/**
 * A search (contract: shopping). A return is one journey with `returnDate`. The schema checks each value; whether the
 * codes are airports of different cities is checkJourneys' part, and whether dates are in the past is checkSearchDates'.
 */
export const shoppingInput = object({
  journeys: array(journeySchema).max(MAX_JOURNEYS, 'tooManyJourneys').required('required'),
  passengers: passengerCountsSchema.required('required'),
  bookingType: string().oneOf(BOOKING_TYPES, 'invalid').required('required'),
  cabin: string().oneOf(CABINS, 'invalid').required('required'),
  currency: string().oneOf(CURRENCIES, 'invalidCurrency').optional(),
}).noUnknown();
export type ShoppingInput = InferType<typeof shoppingInput>;

/** Field errors of a search's dates and shape against today's date at the origin; empty when all fit. */
export function checkSearchDates(
  input: Pick<ShoppingInput, 'journeys' | 'bookingType'>,
  today: string,
): Record<string, string> {
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

export const shoppingAnswer = object({
  searchId: string().required(),
  expiresAt: instantSchema.required(),
  suppliers: number().integer().required(),
});
export type ShoppingAnswer = InferType<typeof shoppingAnswer>;

export const segmentSchema = object({
  carrier: string().required(),
  operatingCarrier: string().required(),
  flightNumber: string().required(),
  bookingClass: string().required(),
  cabin: string().oneOf(CABINS).required(),
  fareBasis: string().required(),
  /** IATA equipment code, e.g. 333. */
  aircraft: string().required(),
  origin: string().required(),
  destination: string().required(),
  originTerminal: string().optional(),
  destinationTerminal: string().optional(),
  departure: localTimeSchema.required(),
  arrival: localTimeSchema.required(),
  originZone: string().required(),
  destinationZone: string().required(),
  durationMinutes: number().integer().required(),
  /** Technical stops on the way, without a change of flight number. */
  stops: number().integer().required(),
});
export type Segment = InferType<typeof segmentSchema>;

/** One direction of travel; minutes are elapsed time, not the difference of the wall clocks. */
export const solutionJourneySchema = object({
  origin: string().required(),
  destination: string().required(),
  durationMinutes: number().integer().required(),
  segments: array(segmentSchema).required(),
});
export type SolutionJourney = InferType<typeof solutionJourneySchema>;

/** Per person, in minor units of `currency`. salePrice is what the agency pays: price (fare) + tax + its markup. */
export const priceItemSchema = object({
  passengerType: string().oneOf(PASSENGER_TYPES).required(),
  salePrice: number().integer().required(),
  price: number().integer().required(),
  tax: number().integer().required(),
  currency: currencySchema,
});
export type PriceItem = InferType<typeof priceItemSchema>;

const bagAllowance = object({ pieces: number().integer().required(), kg: number().integer().required() });
export const baggageSchema = object({
  /** Checked bags of an adult or child; pieces 0 means none is included. kg is per piece. */
  checked: bagAllowance.required(),
  infant: bagAllowance.required(),
  carryOn: bagAllowance.required(),
});

/** A change or refund rule: free, for a fee (per person, in the solution's currency) or not at all, until hours before departure. */
export const ruleSchema = object({
  permitted: string()
    .oneOf(['free', 'fee', 'no'] as const)
    .required(),
  fee: moneySchema.nullable().defined(),
  deadlineHours: number().integer().required(),
});
export const policiesSchema = object({
  refund: ruleSchema.required(),
  change: ruleSchema.required(),
  seat: string()
    .oneOf(['free', 'paid', 'none'] as const)
    .required(),
});

export const restrictionsSchema = object({
  minAge: number().integer().nullable().defined(),
  maxAge: number().integer().nullable().defined(),
  documentTypes: array(string().oneOf(DOCUMENT_TYPES).required()).required(),
  /** ISO 3166 alpha-2; null means every country. */
  eligibleCountries: array(string().required()).nullable().defined(),
  ineligibleCountries: array(string().required()).required(),
  invoiceType: string().oneOf(INVOICE_TYPES).required(),
  ticketingChannel: string().required(),
});
export type Restrictions = InferType<typeof restrictionsSchema>;

export const solutionSchema = object({
  id: string().required(),
  /** The supplier's display name (a sandbox supplier says so); empty when the company does not show suppliers. */
  supplier: string().defined(),
  validatingCarrier: string().required(),
  /** The fare brand, e.g. 'Standard'; solutions with one flightKey are brands of the same flights. */
  brand: object({ code: string().required(), name: string().required() }).required(),
  /** Same flights, same key: carrier, number and departure of every segment. */
  flightKey: string().required(),
  productType: string().oneOf(PRODUCT_TYPES).required(),
  journeys: array(solutionJourneySchema).required(),
  priceDetail: object({
    productType: string().oneOf(PRODUCT_TYPES).required(),
    priceList: array(priceItemSchema).required(),
  }).required(),
  /** For the whole party, in the currency that was asked for. */
  total: moneySchema.required(),
  /** For the whole party, in the company's settlement currency: what will be paid. */
  settlement: moneySchema.required(),
  seatsLeft: number().integer().required(),
  baggage: baggageSchema.required(),
  policies: policiesSchema.required(),
  hold: object({ until: instantSchema.required() }).nullable().defined(),
  selfTransfer: boolean().required(),
  ticketingSpeed: string().oneOf(TICKETING_SPEEDS).required(),
  restrictions: restrictionsSchema.required(),
});
export type Solution = InferType<typeof solutionSchema>;

export const solutionsInput = object({
  searchId: string().max(64, 'tooLong').required('required'),
  cursor: number().integer('invalid').min(0, 'invalid').required('required'),
}).noUnknown();

export const SUPPLIER_FAILURES = ['timeout', 'unavailable', 'refused'] as const;

export const solutionsAnswer = object({
  /** Those that are new since the cursor. */
  solutions: array(solutionSchema).required(),
  cursor: number().integer().required(),
  progress: object({ answered: number().integer().required(), total: number().integer().required() }).required(),
  done: boolean().required(),
  failures: array(
    object({ supplier: string().required(), reason: string().oneOf(SUPPLIER_FAILURES).required() }),
  ).required(),
  expiresAt: instantSchema.required(),
});
export type SolutionsAnswer = InferType<typeof solutionsAnswer>;

export const VERIFICATION_OUTCOMES = [
  'unchanged',
  'priceChanged',
  'packageChanged',
  'documentsChanged',
  'soldOut',
  'expired',
] as const;
export type VerificationOutcome = (typeof VERIFICATION_OUTCOMES)[number];

/** Why a price moved, as far as the supplier says. */
export const PRICE_CAUSES = ['fare', 'tax', 'bookingClass', 'exchangeRate'] as const;

export const verificationAnswer = object({
  /** Names this check in the order; null when nothing can be booked (soldOut, expired). */
  verificationId: string().nullable().defined(),
  outcome: string().oneOf(VERIFICATION_OUTCOMES).required(),
  /** The solution as it can be booked now; null when expired. */
  solution: solutionSchema.nullable().defined(),
  /** As it was shown before, where something changed. */
  previous: solutionSchema.nullable().defined(),
  cause: string().oneOf(PRICE_CAUSES).nullable().defined(),
  expiresAt: instantSchema.nullable().defined(),
  /** The search to repeat when the solution has expired. */
  search: mixed<ShoppingInput>().nullable().defined(),
});
export type Verification = InferType<typeof verificationAnswer>;
