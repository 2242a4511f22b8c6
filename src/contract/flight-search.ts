import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import {
  BOOKING_TYPES,
  CABINS,
  checkPassengerCounts,
  INVOICE_TYPES,
  PRODUCT_TYPES,
  TICKETING_SPEEDS,
} from './flight-terms.ts';
import { MAX_JOURNEYS, MAX_TRAVELLERS } from './limits.ts';
import { CURRENCIES } from './money.ts';
import { DOCUMENT_TYPES, PASSENGER_TYPES } from './passenger-terms.ts';
import { currencySchema, dateSchema, instantSchema, localTimeSchema, moneySchema, TOO_LONG } from './scalars.ts';

const placeCode = string()
  .max(3, 'airport')
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

const journeySchema = object({
  origin: placeCode,
  destination: placeCode,
  date: dateSchema.required('required'),
  returnDate: dateSchema.optional(),
}).noUnknown();

/**
 * A search (contract: shopping). A return is one journey with `returnDate`. The schema checks each value; checkJourneys checks whether the
 * codes are airports of different cities, and checkSearchDates whether dates are in the past.
 */
export const shoppingInput = object({
  journeys: array(journeySchema).max(MAX_JOURNEYS, 'tooManyJourneys').required('required'),
  passengers: passengerCountsSchema.required('required'),
  bookingType: string().oneOf(BOOKING_TYPES, 'invalid').required('required'),
  cabin: string().oneOf(CABINS, 'invalid').required('required'),
  currency: string().oneOf(CURRENCIES, 'invalidCurrency').optional(),
}).noUnknown();
export type ShoppingInput = InferType<typeof shoppingInput>;

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
  /** Empty where the supplier names none, as on websites of low-cost airlines. */
  fareBasis: string().defined(),
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
  /** Technical stops, without a change of flight number. */
  stops: number().integer().required(),
});
export type Segment = InferType<typeof segmentSchema>;

/** One direction of travel; minutes are elapsed time, not the difference of the local times. */
export const solutionJourneySchema = object({
  origin: string().required(),
  destination: string().required(),
  durationMinutes: number().integer().required(),
  segments: array(segmentSchema).required(),
});
export type SolutionJourney = InferType<typeof solutionJourneySchema>;

/**
 * Per person, in minor units of `currency`. salePrice is the agency's price: price (the fare as sold to the agency, including its sellers'
 * earnings) + tax.
 */
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
  /** Checked bags of an adult or child; pieces 0 means none included. kg is per piece. */
  checked: bagAllowance.required(),
  infant: bagAllowance.required(),
  carryOn: bagAllowance.required(),
});

/** A change or refund rule: free, for a fee (per person, in the solution's currency) or not allowed, until hours before departure. */
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
  /** For the whole party, in the requested currency. */
  total: moneySchema.required(),
  /** For the whole party, in the company's settlement currency: the amount to pay. */
  settlement: moneySchema.required(),
  seatsLeft: number().integer().required(),
  baggage: baggageSchema.required(),
  policies: policiesSchema.required(),
  hold: object({ until: instantSchema.required() }).nullable().defined(),
  selfTransfer: boolean().required(),
  ticketingSpeed: string().oneOf(TICKETING_SPEEDS).required(),
  restrictions: restrictionsSchema.required(),
  /** In a search for exact flights: these differ from the requested flights or classes. */
  alternative: boolean().optional(),
});
export type Solution = InferType<typeof solutionSchema>;

/** A search has some dozens of chunks; a cursor beyond this is forged. */
const MOST_CHUNKS = 1_000_000;
const MOST_SOLUTIONS = 1000;

export const solutionsInput = object({
  searchId: string().max(64, TOO_LONG).required('required'),
  cursor: number().integer('invalid').min(0, 'invalid').max(MOST_CHUNKS, 'invalid').required('required'),
  /** Approximate maximum of solutions, for slow networks; a response holds at least one supplier batch. */
  limit: number().integer('invalid').min(1, 'invalid').max(MOST_SOLUTIONS, 'invalid').optional(),
}).noUnknown();

export const SUPPLIER_FAILURES = ['timeout', 'unavailable', 'refused'] as const;

export const MISSING_REASONS = ['flight', 'class'] as const;

/** An unavailable flight of a search for exact flights: not on sale at all, or not in its class for this party. */
const missingFlight = object({
  journey: number().integer().required(),
  flight: number().integer().required(),
  reason: string().oneOf(MISSING_REASONS).required(),
});
export type MissingFlight = InferType<typeof missingFlight>;

/**
 * Why an offer is not sold to a company: travel inside mainland China is disabled for it; the airline is not allowed; it is sold no fares
 * without a free checked bag, or none without a fare basis.
 */
export const LEFT_OUT_REASONS = ['mainland', 'airline', 'baggage', 'fareBasis'] as const;
export type ExclusionReason = (typeof LEFT_OUT_REASONS)[number];

export const solutionsAnswer = object({
  /** Solutions that are new since the cursor. */
  solutions: array(solutionSchema).required(),
  /** Ids returned before that are not offered any more: another supplier sells the same flights and brand for less. */
  withdrawn: array(string().required()).required(),
  cursor: number().integer().required(),
  progress: object({
    answered: number().integer().required(),
    total: number().integer().required(),
    /** The search is queued behind others. */
    waiting: boolean().optional(),
  }).required(),
  done: boolean().required(),
  failures: array(
    object({ supplier: string().required(), reason: string().oneOf(SUPPLIER_FAILURES).required() }),
  ).required(),
  expiresAt: instantSchema.required(),
  /** In a search for exact flights, once it is done: the unavailable ones, by their positions in the request. */
  missing: array(missingFlight).optional(),
  /**
   * Once it is done: how many suppliers' offers are withheld from the company, by the first reason; the same flights and brand count once,
   * and not at all where another supplier's offer of them is sold. Absent where nothing is withheld.
   */
  leftOut: array(
    object({ reason: string().oneOf(LEFT_OUT_REASONS).required(), offers: number().integer().required() }),
  ).optional(),
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

/** Why a price changed, as far as the supplier says. */
export const PRICE_CAUSES = ['fare', 'tax', 'bookingClass', 'exchangeRate'] as const;

export const verificationAnswer = object({
  /** Identifies this check in the order; null when nothing can be booked (soldOut, expired). */
  verificationId: string().nullable().defined(),
  outcome: string().oneOf(VERIFICATION_OUTCOMES).required(),
  /** The solution as bookable at present; null when expired. */
  solution: solutionSchema.nullable().defined(),
  /** As shown before, where something changed. */
  previous: solutionSchema.nullable().defined(),
  cause: string().oneOf(PRICE_CAUSES).nullable().defined(),
  expiresAt: instantSchema.nullable().defined(),
  /** The search to repeat when the solution has expired. */
  search: mixed<ShoppingInput>().nullable().defined(),
});
export type Verification = InferType<typeof verificationAnswer>;
