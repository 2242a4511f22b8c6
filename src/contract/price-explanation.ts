import { array, boolean, type InferType, number, object, string } from 'yup';
import { MARKUP_REGIONS } from './agency-terms.ts';
import { PASSENGER_TYPES } from './passenger-terms.ts';
import { currencySchema, dateSchema, minorAmount, moneySchema } from './scalars.ts';

/**
 * How an amount of a price came about: `of`, or a percentage of it, but at most the limit, converted at the exchange rate and rounded up.
 */
const ruleSchema = object({
  /** The amount that it was taken from: the supplier's, the fare a markup applies to, or a fixed markup. */
  of: moneySchema.required(),
  /** Hundredths of a percent; null for all of it. */
  percent: number().integer().nullable().defined(),
  /** Null where there is none. */
  limit: moneySchema.nullable().defined(),
  /** The limit applied: without it the amount would have been more. */
  isLimited: boolean().required(),
  /** Units of each currency per unit of the base currency, on that day; null where nothing was converted. */
  exchange: object({
    from: currencySchema,
    fromRate: string().required(),
    to: currencySchema,
    toRate: string().required(),
    asOf: dateSchema.required(),
  })
    .nullable()
    .defined(),
  /** up: to the minor unit; rest: what the rounded amounts before and after it leave; null: it came out even as given. */
  rounding: string().oneOf(['up', 'rest']).nullable().defined(),
});
export type PriceRule = InferType<typeof ruleSchema>;

const rule = ruleSchema.nullable().defined();
/** Per person, in minor units of the order's currency. */
const amount = minorAmount.required();

const partyFields = {
  passengerType: string().oneOf(PASSENGER_TYPES).required(),
  count: number().integer().required(),
  /** The sum of the lines: what the agency pays for one. */
  price: amount,
};
const priceFields = {
  /** The order. */
  id: string().required(),
  currency: currencySchema,
  /** False for orders from before the portal stored how prices are made: their lines have no rules. */
  isExplained: boolean().required(),
  /** The sum over the parties: price times count. */
  total: minorAmount.required(),
  /** The payment channel's fee on top; zero before payment. */
  fee: minorAmount.required(),
};

/** `fare`: face value, discount, service fee and markups together, where they were not stored one by one. */
const DESK_LINES = ['faceValue', 'discount', 'serviceFee', 'fare', 'markup', 'airportTax', 'fuelSurcharge'] as const;

const deskLineSchema = object({
  kind: string().oneOf(DESK_LINES).required(),
  amount,
  /** The company that earns a markup; null for other lines. */
  seller: object({ id: string().required(), name: string().required() }).nullable().defined(),
  /** Null where it was not stored, and for a seller without a markup for trips in the region. */
  rule,
});
export type DeskPriceLine = InferType<typeof deskLineSchema>;

/**
 * GET /desk/v2/flight/orders/{id}/price: how a booking's price was made from the supplier's, line by line, for the provider's desk alone.
 */
export const deskPriceSchema = object({
  ...priceFields,
  /** The trip's region, by which markups differ; null where it was not stored. */
  region: string().oneOf(MARKUP_REGIONS).nullable().defined(),
  parties: array(object({ ...partyFields, lines: array(deskLineSchema).required() })).required(),
});
export type DeskPrice = InferType<typeof deskPriceSchema>;

const OWN_LINES = ['fare', 'airportTax', 'fuelSurcharge'] as const;

/**
 * GET /order/v2/flight/orders/{id}/price: the buyer's own price, and its client's. The fare is one figure: the supplier's price and the
 * sellers' markups would reveal each other.
 */
export const flightPriceSchema = object({
  ...priceFields,
  parties: array(
    object({
      ...partyFields,
      lines: array(object({ kind: string().oneOf(OWN_LINES).required(), amount })).required(),
      /** The agency's own markup on `price` and what its client pays for one; null where it was not stored. */
      client: object({ markup: amount, rule, price: amount }).nullable().defined(),
    }),
  ).required(),
  /** What the client pays for all; null where it was not stored. */
  clientTotal: minorAmount.nullable().defined(),
});
export type FlightPrice = InferType<typeof flightPriceSchema>;
