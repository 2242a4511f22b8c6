import { array, boolean, type InferType, number, object, string } from 'yup';
import { AIRLINE_MODES, CREDIT_PERIODS, MARKUP_UNITS, SEARCH_MODES, TERM_FIELDS } from './agency-terms.ts';
import { AGENCY_LIMITS, MONEY_LIMITS } from './limits.ts';
import { LOCALES } from './locale.ts';
import { publicUrl } from './public-address.ts';
import { currencySchema, TOO_LONG, TOO_MANY, typedPrice } from './scalars.ts';

/** Minor units per person or ticket, not negative. */
const amount = typedPrice.required('required');
const flag = boolean().required('required');
const maybe = boolean().optional();

/** Webhook URL for signed messages. */
const notificationUrl = publicUrl.defined();

const commonTerms = {
  creditPeriod: string().oneOf(CREDIT_PERIODS, 'invalid').required('required'),
  enableFlightService: flag,
  enableTrainService: flag,
  isShowBill: flag,
  sendEmailToSubAgency: flag,
  hidePnrBooking: flag,
  hideMainlandContent: flag,
  disablePayment: flag,
  onlyShowOwnOrders: flag,
};

/** The flags and choices of spec §3, agency config. */
export const agencyConfigSchema = object({
  settlementCurrency: currencySchema,
  emailLanguage: string().oneOf(LOCALES, 'invalid').required('required'),
  canCreateSubAgency: flag,
  ...commonTerms,
  showInvoiceType: flag,
  showAvailable: flag,
  singleSession: flag,
}).noUnknown();
export type AgencyConfig = InferType<typeof agencyConfigSchema>;

/** Terms to set: absent ones are inherited from the parent company. */
export const agencyConfigChange = agencyConfigSchema
  .shape({
    creditPeriod: string().oneOf(CREDIT_PERIODS, 'invalid').optional(),
    enableFlightService: maybe,
    enableTrainService: maybe,
    isShowBill: maybe,
    sendEmailToSubAgency: maybe,
    hidePnrBooking: maybe,
    hideMainlandContent: maybe,
    disablePayment: maybe,
    onlyShowOwnOrders: maybe,
  })
  .noUnknown();
export type AgencyConfigChange = InferType<typeof agencyConfigChange>;

const markup = object({
  unit: string().oneOf(MARKUP_UNITS, 'invalid').required('required'),
  value: amount.when('unit', ([unit], schema) =>
    unit === 'percent' ? schema.max(MONEY_LIMITS.percent, 'invalidAmount') : schema,
  ),
  limit: amount,
}).noUnknown();
const perRegion = markup.optional().default(undefined);

const fees = object({ change: amount, refund: amount, void: amount, currency: currencySchema }).noUnknown();
const responseMs = number()
  .integer('invalid')
  .min(AGENCY_LIMITS.responseMs.min, 'responseTime')
  .max(AGENCY_LIMITS.responseMs.max, 'responseTime');
const airlines = object({
  mode: string().oneOf(AIRLINE_MODES, 'invalid').required('required'),
  codes: array(
    string()
      .max(2, 'airlineCode')
      .matches(/^[A-Z0-9]{2}$/, 'airlineCode')
      .required('required'),
  )
    .max(AGENCY_LIMITS.airlines, TOO_MANY)
    .required('required'),
}).noUnknown();
const supplierIds = array(string().max(64, TOO_LONG).required('required')).max(50, TOO_MANY).nullable();
const searchMode = string().oneOf(SEARCH_MODES, 'invalid');

const flightTerms = {
  serviceFees: fees.required('required'),
  showSuppliers: flag,
  freeBaggageOnly: flag,
  fareBasisOnly: flag,
  maxResponseMs: responseMs.required('required'),
  airlines: airlines.required('required'),
  /** Null means all. */
  suppliers: supplierIds.defined(),
  searchMode: searchMode.required('required'),
};

const markups = object({
  chinaMainland: perRegion,
  domestic: perRegion,
  intraContinental: perRegion,
  intercontinental: perRegion,
}).noUnknown();

const flightConfigSchema = object({
  markups: markups.required('required'),
  ...flightTerms,
  orderNotificationUrl: notificationUrl,
  changeNotificationUrl: notificationUrl,
}).noUnknown();

/** What the seller earns: only the seller receives it. */
const earnedBySeller = {
  markups: markups.optional().default(undefined),
  serviceFees: fees.optional().default(undefined),
};

/** Flight terms of an agency, as its seller and the provider's staff read them. */
export const agencyFlightSchema = flightConfigSchema.shape(earnedBySeller).noUnknown();

/** Terms to set: absent ones are inherited from the parent company. */
export const flightConfigChange = flightConfigSchema
  .shape({
    serviceFees: fees.optional().default(undefined),
    showSuppliers: maybe,
    freeBaggageOnly: maybe,
    fareBasisOnly: maybe,
    maxResponseMs: responseMs.optional(),
    airlines: airlines.optional().default(undefined),
    suppliers: supplierIds.optional(),
    searchMode: searchMode.optional(),
  })
  .noUnknown();
export type FlightConfigInput = InferType<typeof flightConfigChange>;

export const trainConfigSchema = object({ notificationUrl, manualMode: flag }).noUnknown();
const trainConfigChange = object({ notificationUrl, manualMode: maybe }).noUnknown();

/** PUT /base/v2/agencies/{id}/config: one or more parts of the agency's terms. */
export const agencyConfigInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  version: number().integer('invalid').min(1, 'invalid').required('required'),
  common: agencyConfigChange.optional().default(undefined),
  flight: flightConfigChange.optional().default(undefined),
  train: trainConfigChange.optional().default(undefined),
})
  .noUnknown()
  .test('any', 'required', ({ common, flight, train }) => Boolean(common ?? flight ?? train));
export type AgencyConfigInput = InferType<typeof agencyConfigInput>;

/** Where an agency's terms come from. */
export const originFields = {
  /** For inheritable terms: whether the agency has its own, and from whom it inherits otherwise. */
  origins: array(
    object({
      field: string().oneOf(TERM_FIELDS).required(),
      isSet: boolean().required(),
      /** The parent company that set it; empty where none did and the default applies. */
      from: string().defined(),
    }).required(),
  ).required(),
  /** The inherited values. */
  inherited: object({
    common: object(commonTerms).required(),
    flight: object({ ...flightTerms, serviceFees: earnedBySeller.serviceFees }).required(),
    train: object({ manualMode: flag }).required(),
  }).required(),
};
