import { array, boolean, type InferType, number, object, string } from 'yup';
import { DATE_FORMATS } from './limits.ts';
import { LOCALES } from './locale.ts';
import { CURRENCIES } from './money.ts';
import { TOO_LONG } from './scalars.ts';
import { clientMarkupSchema } from './user-config.ts';

export const loginInput = object({
  /** Case and surrounding spaces are ignored. */
  username: string().max(64, TOO_LONG).meta({ anyWord: true }).required('required'),
  password: string().max(128, TOO_LONG).meta({ raw: true }).required('required'),
  /** A code of the authenticator app, or a recovery code: where the login without it was refused with 401053. */
  otp: string().max(32, TOO_LONG).optional(),
}).noUnknown();
export type LoginInput = InferType<typeof loginInput>;

/** POST /base/v2/single-login: unmodified as the agency's own system wrote it into the URL (spec §2), since it is signed. */
export const singleLoginInput = object({
  /** The agency's code. */
  code: string().max(64, TOO_LONG).meta({ raw: true }).required('required'),
  /** HMAC-SHA256 of `code.timestamp.userid` under the agency's API key, in hex. */
  signature: string()
    .max(64, TOO_LONG)
    .matches(/^[0-9a-f]{64}$/i, 'invalid')
    .meta({ raw: true })
    .required('required'),
  /** Seconds or milliseconds since 1970. */
  timestamp: string()
    .max(13, TOO_LONG)
    .matches(/^(?:\d{10}|\d{13})$/, 'invalid')
    .meta({ raw: true })
    .required('required'),
  /** The user's name, or id, within the agency. */
  userid: string().max(64, TOO_LONG).meta({ raw: true }).required('required'),
}).noUnknown();
export type SingleLoginInput = InferType<typeof singleLoginInput>;

/** SHA-256 of a session's token, in base64url: it can end the session but not use it. */
export const logoutTicket = object({
  ticket: string()
    .max(43, TOO_LONG)
    .matches(/^[\w-]{43}$/, 'invalid')
    .required('required'),
}).noUnknown();
export type LogoutTicket = InferType<typeof logoutTicket>;

/** The user's favourites and display choices (spec §3, login response). */
export const userConfigSchema = object({
  defaultRegion: string().required(),
  /** Absent until chosen: dates use the site's format. */
  dateFormat: string().oneOf(DATE_FORMATS).optional(),
  cities: array(string().required()).required(),
  countries: array(string().required()).required(),
  passengers: array(string().required()).required(),
  /** Absent until first set. */
  contactPhone: string().optional(),
  /** The user's markup for the agency's own clients; absent until first set, which adds nothing. */
  clientMarkup: clientMarkupSchema.optional().default(undefined),
});

export const userInfoSchema = object({
  id: string().required(),
  username: string().required(),
  nickname: string().defined(),
  email: string().defined(),
  role: array(string().required()).required(),
  avatar: string().nullable().defined(),
  /** Both empty for none; absent from data that a device cached from an earlier version. */
  areaCode: string().optional(),
  mobile: string().optional(),
  config: userConfigSchema.required(),
});

export const companySchema = object({
  id: string().required(),
  name: string().required(),
  alias: string().defined(),
  logo: string().nullable().defined(),
  proxyLevel: number().integer().required(),
  isProvider: boolean().required(),
  /** Whether it has opened agencies; absent from data that a device cached from an earlier version. */
  hasAgencies: boolean().optional(),
  config: object({
    commonConfig: object({
      enableTrainService: boolean().required(),
      enableFlightService: boolean().required(),
      isShowBill: boolean().required(),
      canCreateSubAgency: boolean().required(),
      settlementCurrency: string().oneOf(CURRENCIES).required(),
      hidePnrBooking: boolean().required(),
      disablePayment: boolean().required(),
      onlyShowOwnOrders: boolean().required(),
      /** Language of the company's emails; absent from data that a device cached from an earlier version. */
      emailLanguage: string().oneOf(LOCALES).optional(),
    }).required(),
  }).required(),
});

export const meAnswer = object({
  userInfo: userInfoSchema.required(),
  company: companySchema.required(),
  websitePrefix: string().defined(),
  permissions: array(string().required()).required(),
});
export type Me = InferType<typeof meAnswer>;

export const loginAnswer = meAnswer.shape({
  token: string().required(),
  /** The user's own key (base64, 256 bits), the same at each login, with which a device encrypts stored data. */
  draftKey: string().required(),
});
export type LoginAnswer = InferType<typeof loginAnswer>;

/** The wallet figures of the header and the payment sheet; amounts are minor units of `currency`. */
export const walletAnswer = object({
  currency: string().oneOf(CURRENCIES).required(),
  balance: number().integer().required(),
  creditLimit: number().integer().required(),
  creditUsed: number().integer().required(),
  /** The part of that limit lent to the company's agencies, used or not; absent from data that a device cached from an earlier version. */
  creditLent: number().integer().optional(),
  available: number().integer().required(),
  version: number().integer().required(),
});
export type Wallet = InferType<typeof walletAnswer>;

/** GET /base/v2/wallet/available, in minor units; null where the company shows it only to users who see its money. */
export const availableAnswer = object({
  currency: string().oneOf(CURRENCIES).required(),
  available: number().integer().nullable().defined(),
});
export type Available = InferType<typeof availableAnswer>;
