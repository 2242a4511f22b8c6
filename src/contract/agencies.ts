import { array, boolean, type InferType, number, object, type StringSchema, string } from 'yup';
import { agencyConfigSchema, agencyFlightSchema, originFields, trainConfigSchema } from './agency-config.ts';
import { AGENCY_LIMITS, MAX_NICKNAME } from './limits.ts';
import { LOCALES } from './locale.ts';
import { pageOf, pagingFields, searchField } from './paging.ts';
import { currencySchema, emailAddress, instantSchema, oneLine, TOO_LONG, TOO_MANY, typedAmount } from './scalars.ts';
import { requiredEmail, usernameField } from './users.ts';

const AGENCY_STATUSES = ['active', 'disabled'] as const;

const id = string().max(64, TOO_LONG).required('required');
const version = number().integer('invalid').min(1, 'invalid').required('required');
const status = string().oneOf(AGENCY_STATUSES, 'invalid').required('required');
/** Minor units, not negative. */
const creditLimit = typedAmount.min(0, 'invalidAmount').required('creditRequired');

/** An origin that may embed the portal in a frame: `https://desk.example.com`. */
const allowedHost = string()
  .max(120, TOO_LONG)
  .matches(/^https?:\/\/[a-z0-9](?:[a-z0-9.-]{0,100}[a-z0-9])?(?::\d{1,5})?$/, 'invalidOrigin')
  .required('required');

const names = { name: oneLine(80).required('required'), alias: oneLine(80).defined() };
/** Address and contact of a company. */
const details = {
  address: oneLine(200).defined(),
  contactName: oneLine(80).defined(),
  contactEmail: emailAddress.defined(),
  contactPhone: string()
    .max(20, 'invalidPhone')
    .matches(/^\+?[\d -]{5,20}$/, { message: 'invalidPhone', excludeEmptyString: true })
    .defined(),
};

/** What a company and its parent enter about it. */
export const companyFields = {
  ...names,
  address: details.address.required('required'),
  contactName: details.contactName.required('required'),
  contactEmail: details.contactEmail.required('required'),
  contactPhone: details.contactPhone.required('required'),
};
export const allowedHosts = array(allowedHost).max(AGENCY_LIMITS.hosts, TOO_MANY).required('required');

const agencyFields = {
  ...companyFields,
  /** The agency's contact at its parent. */
  customerService: oneLine(200).defined(),
  extraInfo: oneLine(1000).defined(),
  allowedHosts,
  /** The first label of its own web address; empty for none, absent for unchanged. Set by the provider's staff. */
  websitePrefix: string()
    .max(63, TOO_LONG)
    .matches(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, { message: 'websitePrefix', excludeEmptyString: true })
    .optional(),
};

/** POST /base/v2/agencies: the agency with its first administrator, who is invited by mail. */
export const newAgencyInput = object({
  ...agencyFields,
  settlementCurrency: currencySchema,
  /** Email language, from the invitation on; absent for that of the company that opens it. */
  emailLanguage: string().oneOf(LOCALES, 'invalid').optional(),
  /** Minor units of the settlement currency; 0 for none. */
  creditLimit,
  admin: object({
    username: usernameField,
    nickname: oneLine(MAX_NICKNAME).required('required'),
    email: requiredEmail,
  })
    .noUnknown()
    .required('required'),
}).noUnknown();
export type NewAgencyInput = InferType<typeof newAgencyInput>;

/** Disabling an agency does not require its missing details; enabling it again does. */
const unlessDisabled = (text: StringSchema<string>) =>
  text.when('status', ([status], schema) => (status === 'disabled' ? schema : schema.required('required')));

/** PUT /base/v2/agencies/{id}: with the version that was read. */
export const agencyInput = object({
  id,
  version,
  ...agencyFields,
  address: unlessDisabled(details.address),
  contactName: unlessDisabled(details.contactName),
  contactEmail: unlessDisabled(details.contactEmail),
  contactPhone: unlessDisabled(details.contactPhone),
  status,
}).noUnknown();
export type AgencyInput = InferType<typeof agencyInput>;

/**
 * PUT /base/v2/agencies/{id}/access, with the version that was read: the managing company disables and enables an agency; the provider's
 * staff set its web address, also for agencies that another company opened.
 */
export const agencyAccessInput = object({
  id,
  version,
  status,
  websitePrefix: agencyFields.websitePrefix,
}).noUnknown();
export type AgencyAccessInput = InferType<typeof agencyAccessInput>;

export const agenciesQuery = object({
  /** Words of the name or the alias, or the code. */
  q: searchField.optional(),
  status: string().oneOf(AGENCY_STATUSES, 'invalid').optional(),
  /** Those without available funds, neither balance nor credit. */
  spent: boolean().optional(),
  ...pagingFields,
}).noUnknown();
export type AgenciesQuery = InferType<typeof agenciesQuery>;

/** Amounts are minor units of `currency`. */
const moneySchema = object({
  currency: currencySchema,
  balance: number().integer().required(),
  creditLimit: number().integer().required(),
  creditUsed: number().integer().required(),
  /** The part of that limit lent to its sub-agencies. */
  creditLent: number().integer().required(),
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
  /** Bookings of the last thirty days. */
  recentOrders: number().integer().required(),
  /** The company that opened it: among those the provider sees, not always the provider. */
  parent: object({ id: string().required(), name: string().required() }).required(),
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
  websitePrefix: string().defined(),
  createdAt: instantSchema.required(),
  /** Null until one is created; the key itself is shown once, on creation. */
  apiKey: object({ prefix: string().required(), createdAt: instantSchema.required() }).nullable().defined(),
  /** The recipient of a password reset; null when there is none. */
  admin: object({
    username: string().required(),
    nickname: string().required(),
    email: string().defined(),
    /** Only for users who may change the agency. */
    hasSecondFactor: boolean().optional(),
  })
    .nullable()
    .defined(),
  config: agencyConfigSchema.required(),
  flight: agencyFlightSchema.required(),
  train: trainConfigSchema.required(),
  ...originFields,
  /** All suppliers that the parent may buy from. */
  suppliers: array(object({ id: string().required(), name: string().required() }).required()).required(),
});
export type Agency = InferType<typeof agencySchema>;

/** POST /base/v2/agencies/{id}/apikey: shown only once. */
export const apiKeyAnswer = object({ apiKey: string().required() });
export type ApiKeyAnswer = InferType<typeof apiKeyAnswer>;
