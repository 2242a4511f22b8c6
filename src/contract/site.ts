import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { DATE_FORMATS } from './limits.ts';
import { LOCALES } from './locale.ts';
import { CURRENCIES, type RateMap } from './money.ts';
import { SITE_TYPES } from './site-terms.ts';
import { claimSchema } from './sites.ts';

const accentSchema = object({
  accent: string().required(),
  press: string().required(),
  ink: string().required(),
  soft: string().required(),
  mid: string().required(),
});

/** What the portal shows of itself before anybody signs in (spec §3, site info). */
export const siteConfigSchema = object({
  logo: string().defined(),
  whiteLogo: string().defined(),
  name: string().required(),
  shortName: string().required(),
  chineseName: string().required(),
  chineseShortName: string().required(),
  /** In the traditional script; empty where the Chinese names stand for both. */
  traditionalName: string().optional(),
  traditionalShortName: string().optional(),
  type: string().oneOf(SITE_TYPES).required(),
  /** Shown under host names of its own, and not wherever no other site is. */
  isWhiteLabel: boolean().required(),
  /** The company that runs the site and answers for it, and how it is reached; null while there is no company. */
  operator: object({
    name: string().required(),
    address: string().defined(),
    email: string().defined(),
    phone: string().defined(),
  })
    .nullable()
    .defined(),
  /** What the site sets over the portal's own accent, by theme; null where it sets none. */
  colours: object({ light: accentSchema.nullable().defined(), dark: accentSchema.nullable().defined() }).required(),
  /** The host of the chat widget that visitors are asked about; empty for none. */
  chatHost: string().defined(),
  claims: array(claimSchema.required()).required(),
  dateFormat: string().oneOf(DATE_FORMATS).required(),
  defaultCurrency: string().oneOf(CURRENCIES).required(),
  defaultLanguage: string().oneOf(LOCALES).required(),
  currencies: array(string().oneOf(CURRENCIES).required()).required(),
  favicon: string().defined(),
  isIcp: boolean().required(),
  icpCode: string().defined(),
  isNetworkSecurity: boolean().required(),
  networkSecurityCode: string().defined(),
  /** Units of each currency for one unit of the base currency (the default currency), as decimal strings. */
  rateMap: mixed<RateMap>().required(),
  /** What is sold here comes from sandbox suppliers, and every screen says so. */
  isSandbox: boolean().required(),
  /** Accounts of the demonstration that the login page offers; empty outside of it. */
  demoAccounts: array(
    object({ username: string().required(), company: string().required(), role: string().required() }),
  ).required(),
  demoPassword: string().defined().nullable(),
});
export type SiteConfig = InferType<typeof siteConfigSchema>;

export const exchangeRatesSchema = object({
  base: string().oneOf(CURRENCIES).required(),
  asOf: string().required(),
  rates: mixed<RateMap>().required(),
});
export type ExchangeRates = InferType<typeof exchangeRatesSchema>;
