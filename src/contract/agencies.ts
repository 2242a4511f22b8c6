import { array, boolean, type InferType, number, object, string } from 'yup';
import { AIRLINE_MODES, CREDIT_PERIODS, MARKUP_UNITS, SEARCH_MODES } from './agency-terms.ts';
import { AGENCY_LIMITS, MAX_NICKNAME } from './limits.ts';
import { LOCALES } from './locale.ts';
import { pageOf, pagingFields } from './paging.ts';
import { currencySchema, instantSchema, minorAmount, TOO_LONG, TOO_MANY } from './scalars.ts';
import { requiredEmail, usernameField } from './users.ts';

const AGENCY_STATUSES = ['active', 'disabled'] as const;

const id = string().max(64, TOO_LONG).required('required');
const version = number().integer('invalid').min(1, 'invalid').required('required');
const line = (most: number) => string().trim().max(most, TOO_LONG);
/** Minor units, never less than none. */
const amount = minorAmount.min(0, 'invalidAmount').max(AGENCY_LIMITS.amount, 'invalidAmount').required('required');
const flag = boolean().required('required');

/** Where signed messages go: https, and nothing that only this machine or its neighbours would answer. */
const notificationUrl = string()
  .max(300, TOO_LONG)
  .matches(/^https:\/\/[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::\d{1,5})?(?:\/[^\s\\]*)?$/i, {
    message: 'invalidUrl',
    excludeEmptyString: true,
  })
  .defined();

/** An origin that may show the portal in a frame: `https://desk.example.com`. */
const allowedHost = string()
  .max(120, TOO_LONG)
  .matches(/^https?:\/\/[a-z0-9](?:[a-z0-9.-]{0,100}[a-z0-9])?(?::\d{1,5})?$/, 'invalidOrigin')
  .required('required');

/** What a company says of itself and its parent says of it. */
export const companyFields = {
  name: line(80).required('required'),
  alias: line(80).defined(),
  address: line(200).defined(),
  contactName: line(80).defined(),
  contactEmail: string().max(120, TOO_LONG).email('invalidEmail').defined(),
  contactPhone: string()
    .max(20, 'invalidPhone')
    .matches(/^\+?[\d -]{5,20}$/, { message: 'invalidPhone', excludeEmptyString: true })
    .defined(),
};
export const allowedHosts = array(allowedHost).max(AGENCY_LIMITS.hosts, TOO_MANY).required('required');

const agencyFields = {
  ...companyFields,
  /** Whom the agency calls at its parent. */
  customerService: line(200).defined(),
  extraInfo: line(1000).defined(),
  allowedHosts,
};

/** POST /base/v2/agencies: the agency with its first administrator, who is invited by mail. */
export const newAgencyInput = object({
  ...agencyFields,
  settlementCurrency: currencySchema,
  /** Minor units of the settlement currency; 0 for none. */
  creditLimit: amount,
  admin: object({
    username: usernameField,
    nickname: string().trim().max(MAX_NICKNAME, TOO_LONG).required('required'),
    email: requiredEmail,
  })
    .noUnknown()
    .required('required'),
}).noUnknown();
export type NewAgencyInput = InferType<typeof newAgencyInput>;

/** PUT /base/v2/agencies/{id}: with the version it was read in. */
export const agencyInput = object({
  id,
  version,
  ...agencyFields,
  status: string().oneOf(AGENCY_STATUSES, 'invalid').required('required'),
}).noUnknown();
export type AgencyInput = InferType<typeof agencyInput>;

/** The flags and choices of spec §3, agency config. */
export const agencyConfigSchema = object({
  settlementCurrency: currencySchema,
  emailLanguage: string().oneOf(LOCALES, 'invalid').required('required'),
  creditPeriod: string().oneOf(CREDIT_PERIODS, 'invalid').required('required'),
  enableFlightService: flag,
  enableTrainService: flag,
  canCreateSubAgency: flag,
  isShowBill: flag,
  sendEmailToSubAgency: flag,
  hidePnrBooking: flag,
  hideMainlandContent: flag,
  disablePayment: flag,
  onlyShowOwnOrders: flag,
  showInvoiceType: flag,
  singleSession: flag,
}).noUnknown();
export type AgencyConfig = InferType<typeof agencyConfigSchema>;

const markup = object({
  unit: string().oneOf(MARKUP_UNITS, 'invalid').required('required'),
  value: amount.when('unit', ([unit], schema) =>
    unit === 'percent' ? schema.max(AGENCY_LIMITS.percent, 'invalidAmount') : schema,
  ),
  limit: amount,
}).noUnknown();
const perRegion = markup.optional().default(undefined);

export const flightConfigSchema = object({
  markups: object({
    chinaMainland: perRegion,
    domestic: perRegion,
    intraContinental: perRegion,
    intercontinental: perRegion,
  })
    .noUnknown()
    .required('required'),
  /** Absent: as the company above pays. */
  serviceFees: object({ change: amount, refund: amount, void: amount, currency: currencySchema })
    .noUnknown()
    .optional()
    .default(undefined),
  showSuppliers: flag,
  freeBaggageOnly: flag,
  fareBasisOnly: flag,
  maxResponseMs: number()
    .integer('invalid')
    .min(AGENCY_LIMITS.responseMs.min, 'responseTime')
    .max(AGENCY_LIMITS.responseMs.max, 'responseTime')
    .required('required'),
  airlines: object({
    mode: string().oneOf(AIRLINE_MODES, 'invalid').required('required'),
    codes: array(
      string()
        .max(2, 'airlineCode')
        .matches(/^[A-Z0-9]{2}$/, 'airlineCode')
        .required('required'),
    )
      .max(AGENCY_LIMITS.airlines, TOO_MANY)
      .required('required'),
  })
    .noUnknown()
    .required('required'),
  /** Null: all of them. */
  suppliers: array(string().max(64, TOO_LONG).required('required')).max(50, TOO_MANY).nullable().defined(),
  searchMode: string().oneOf(SEARCH_MODES, 'invalid').required('required'),
  orderNotificationUrl: notificationUrl,
  changeNotificationUrl: notificationUrl,
}).noUnknown();
export type FlightConfigInput = InferType<typeof flightConfigSchema>;

export const trainConfigSchema = object({ notificationUrl, manualMode: flag }).noUnknown();

/** PUT /base/v2/agencies/{id}/config: one part or more of what was agreed with the agency. */
export const agencyConfigInput = object({
  id,
  version,
  common: agencyConfigSchema.optional().default(undefined),
  flight: flightConfigSchema.optional().default(undefined),
  train: trainConfigSchema.optional().default(undefined),
})
  .noUnknown()
  .test('any', 'required', ({ common, flight, train }) => Boolean(common ?? flight ?? train));
export type AgencyConfigInput = InferType<typeof agencyConfigInput>;

export const agenciesQuery = object({
  /** Words of the name or the alias, or the code. */
  q: string().max(80, TOO_LONG).optional(),
  status: string().oneOf(AGENCY_STATUSES, 'invalid').optional(),
  ...pagingFields,
}).noUnknown();
export type AgenciesQuery = InferType<typeof agenciesQuery>;

/** Amounts are minor units of `currency`. */
const moneySchema = object({
  currency: currencySchema,
  balance: number().integer().required(),
  creditLimit: number().integer().required(),
  creditUsed: number().integer().required(),
  available: number().integer().required(),
});

const summaryFields = {
  id: string().required(),
  version: number().integer().required(),
  code: string().required(),
  name: string().required(),
  alias: string().defined(),
  logo: string().nullable().defined(),
  status: string().oneOf(AGENCY_STATUSES).required(),
  money: moneySchema.required(),
  /** Bookings made in the last thirty days. */
  recentOrders: number().integer().required(),
};
export const agencySummarySchema = object(summaryFields);
export type AgencySummary = InferType<typeof agencySummarySchema>;
export const agencyPage = pageOf(agencySummarySchema);

export const agencySchema = object({
  ...summaryFields,
  address: string().defined(),
  contactName: string().defined(),
  contactEmail: string().defined(),
  contactPhone: string().defined(),
  customerService: string().defined(),
  extraInfo: string().defined(),
  allowedHosts: array(string().required()).required(),
  parent: object({ id: string().required(), name: string().required() }).required(),
  createdAt: instantSchema.required(),
  /** Null until one is made; the key itself is shown once, when it is made. */
  apiKey: object({ prefix: string().required(), createdAt: instantSchema.required() }).nullable().defined(),
  /** Who is sent a new password by the reset; null when nobody can. */
  admin: object({ username: string().required(), nickname: string().required(), email: string().defined() })
    .nullable()
    .defined(),
  config: agencyConfigSchema.required(),
  flight: flightConfigSchema.required(),
  train: trainConfigSchema.required(),
  /** What holds where the agency has nothing of its own, and from whom. */
  inherited: object({
    from: string().required(),
    serviceFees: object({
      change: number().integer().required(),
      refund: number().integer().required(),
      void: number().integer().required(),
      currency: currencySchema,
    })
      .nullable()
      .defined(),
  }).required(),
  /** All suppliers that the parent itself may buy from. */
  suppliers: array(object({ id: string().required(), name: string().required() }).required()).required(),
});
export type Agency = InferType<typeof agencySchema>;

/** POST /base/v2/agencies/{id}/apikey: shown this once. */
export const apiKeyAnswer = object({ apiKey: string().required() });
export type ApiKeyAnswer = InferType<typeof apiKeyAnswer>;
