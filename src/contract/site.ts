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

/** The portal's public information before sign-in (spec §3, site info). */
export const siteConfigSchema = object({
  logo: string().defined(),
  whiteLogo: string().defined(),
  name: string().required(),
  shortName: string().required(),
  chineseName: string().required(),
  chineseShortName: string().required(),
  /** In the traditional script; empty where the Chinese names serve both. */
  traditionalName: string().optional(),
  traditionalShortName: string().optional(),
  type: string().oneOf(SITE_TYPES).required(),
  /** Shown under its own host names, not as the default site. */
  isWhiteLabel: boolean().required(),
  /** The company that runs and answers for the site, and its contact; null while there is no company. */
  operator: object({
    name: string().required(),
    address: string().defined(),
    email: string().defined(),
    phone: string().defined(),
  })
    .nullable()
    .defined(),
  /** The site's overrides of the portal's accent, by theme; null where it sets none. */
  colours: object({ light: accentSchema.nullable().defined(), dark: accentSchema.nullable().defined() }).required(),
  /** The host of the chat widget that visitors must consent to; empty for none. */
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
  /** Units of each currency per unit of the base currency (the default currency), as decimal strings. */
  rateMap: mixed<RateMap>().required(),
  /** The portal sells from sandbox suppliers, and every screen says so. */
  isSandbox: boolean().required(),
  /** Demo accounts that the login page offers; empty otherwise. */
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
