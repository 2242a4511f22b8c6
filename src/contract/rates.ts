import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { DEFAULTS } from './limits.ts';
import { CURRENCIES, type Currency, type RateMap } from './money.ts';
import { currencySchema, dateSchema, instantSchema, listedDaySchema, TOO_LONG, typedRate } from './scalars.ts';

/** A rate that moved by more than this since the day before, or since somebody last took or typed rates of its day, waits for somebody. */
export const MOST_MOVED = 0.1;
export const RATE_STATES = ['waiting', 'taken', 'refused'] as const;
export const RATE_SOURCES = ['url', 'hand'] as const;
/**
 * jump: it moved by more than a tenth. missing: the source does not give it, and its last rate stays. typed: the source has another rate
 * than somebody typed for the same day.
 */
export const RATE_ODDITIES = ['jump', 'missing', 'typed'] as const;

export const rateOdditySchema = object({
  currency: currencySchema,
  what: string().oneOf(RATE_ODDITIES).required(),
  /** Units for one of the base currency, before and after. */
  before: string().required(),
  after: string().required(),
});
export type RateOddity = InferType<typeof rateOdditySchema>;

export const rateTableSchema = object({
  id: string().required(),
  asOf: dateSchema.required(),
  source: string().oneOf(RATE_SOURCES).required(),
  /** The host that it came from, or who typed it. */
  origin: string().defined(),
  state: string().oneOf(RATE_STATES).required(),
  /** Why it waits or waited. One that was taken as it came has none but what is missing, which somebody took the source without before. */
  oddities: array(rateOdditySchema.required()).required(),
  cameAt: instantSchema.required(),
  /** By nobody: a newer one took its place. */
  decided: object({ at: instantSchema.required(), by: string().nullable().defined() }).nullable().defined(),
});
export type RateTable = InferType<typeof rateTableSchema>;

/** GET /base/v2/rates: what prices are converted by, and the last tables as they came, newest first. */
export const ratesAnswer = object({
  base: currencySchema,
  asOf: dateSchema.required(),
  rates: mixed<RateMap>().required(),
  /** The host of RATES_URL; null where none is set. */
  url: string().nullable().defined(),
  tables: array(rateTableSchema.required()).required(),
});
export type Rates = InferType<typeof ratesAnswer>;

const rateField = typedRate.required('required');
/** The currency that all rates are against is one of itself. */
const baseField = rateField.test('range', 'rateOfOne', (value) => !value || Number(value) === 1);

/** PUT /base/v2/rates: a whole table as it was typed, units of each currency for one of the base currency. */
export const ratesInput = object({
  asOf: listedDaySchema.required('required'),
  rates: object(
    // Object.fromEntries forgets its keys.
    Object.fromEntries(
      CURRENCIES.map((currency) => [currency, currency === DEFAULTS.currency ? baseField : rateField]),
    ) as Record<Currency, typeof rateField>,
  )
    .noUnknown()
    .required('required'),
}).noUnknown();
export type RatesInput = InferType<typeof ratesInput>;

/** POST /base/v2/rates/{id}/decision: takes a table that waits, or refuses it. */
export const rateDecisionInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  take: boolean().required('required'),
}).noUnknown();
export type RateDecisionInput = InferType<typeof rateDecisionInput>;
