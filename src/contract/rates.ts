import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { DEFAULTS } from './limits.ts';
import { CURRENCIES, type Currency, type RateMap } from './money.ts';
import { currencySchema, dateSchema, instantSchema, listedDaySchema, TOO_LONG, typedRate } from './scalars.ts';

/** A rate that moved by more than this since the day before, or since a user last accepted or typed rates of its day, needs approval. */
export const MAX_RATE_CHANGE = 0.1;
export const RATE_STATES = ['waiting', 'taken', 'refused'] as const;
export const RATE_SOURCES = ['url', 'hand'] as const;
/**
 * jump: it moved by more than a tenth. missing: the source omits it, and its last rate stays. typed: the source differs from the rate that
 * a user typed for the same day.
 */
export const RATE_ANOMALIES = ['jump', 'missing', 'typed'] as const;

export const rateAnomalySchema = object({
  currency: currencySchema,
  what: string().oneOf(RATE_ANOMALIES).required(),
  /** Units per unit of the base currency, before and after. */
  before: string().required(),
  after: string().required(),
});
export type RateAnomaly = InferType<typeof rateAnomalySchema>;

export const rateTableSchema = object({
  id: string().required(),
  asOf: dateSchema.required(),
  source: string().oneOf(RATE_SOURCES).required(),
  /** The host of the source, or the typing user. */
  origin: string().defined(),
  state: string().oneOf(RATE_STATES).required(),
  /** Why it needs or needed approval. One that was accepted automatically has none except what is missing, which a user accepted before. */
  oddities: array(rateAnomalySchema.required()).required(),
  cameAt: instantSchema.required(),
  /** `by` is null where a newer one replaced it. */
  decided: object({ at: instantSchema.required(), by: string().nullable().defined() }).nullable().defined(),
});
export type RateTable = InferType<typeof rateTableSchema>;

/** GET /base/v2/rates: the rates in use, and the last tables received, newest first. */
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
/** The rate of the base currency itself is one. */
const baseField = rateField.test('range', 'rateOfOne', (value) => !value || Number(value) === 1);

/** PUT /base/v2/rates: a complete table typed by a user, units of each currency per unit of the base currency. */
export const ratesInput = object({
  asOf: listedDaySchema.required('required'),
  rates: object(
    // Object.fromEntries loses the key type.
    Object.fromEntries(
      CURRENCIES.map((currency) => [currency, currency === DEFAULTS.currency ? baseField : rateField]),
    ) as Record<Currency, typeof rateField>,
  )
    .noUnknown()
    .required('required'),
}).noUnknown();
export type RatesInput = InferType<typeof ratesInput>;

/** POST /base/v2/rates/{id}/decision: accepts or rejects a pending table. */
export const rateDecisionInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  take: boolean().required('required'),
}).noUnknown();
export type RateDecisionInput = InferType<typeof rateDecisionInput>;
