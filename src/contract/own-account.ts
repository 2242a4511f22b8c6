import { array, boolean, type InferType, number, object, string } from 'yup';
import { BROWSERS, SYSTEMS } from './devices.ts';
import { instantSchema, TOO_LONG } from './scalars.ts';
import { newPasswordField } from './users.ts';

/** PUT /base/v2/me/password: with the password there is. */
export const changePasswordInput = object({
  current: string().max(128, TOO_LONG).meta({ raw: true }).required('required'),
  password: newPasswordField,
}).noUnknown();
export type ChangePasswordInput = InferType<typeof changePasswordInput>;

/** GET /base/v2/me/sessions: where the caller is signed in, the last used first. */
export const ownSessionsAnswer = object({
  list: array(
    object({
      id: string().required(),
      /** The one that asks. */
      isThis: boolean().required(),
      /** The address it was opened from, of IPv6 the network; null when it is not known. */
      place: string().nullable().defined(),
      /** What it was opened with; null when it is not known. */
      browser: string().oneOf(BROWSERS).nullable().defined(),
      system: string().oneOf(SYSTEMS).nullable().defined(),
      createdAt: instantSchema.required(),
      lastUsedAt: instantSchema.required(),
    }).required(),
  ).required(),
});
export type OwnSessions = InferType<typeof ownSessionsAnswer>;

/** GET /base/v2/me/second-factor: whether a log-in asks for a code besides the password. */
export const secondFactorAnswer = object({
  /** When it was switched on; null while it is off. */
  since: instantSchema.nullable().defined(),
  /** How many were not used yet. */
  recoveryCodes: number().integer().required(),
});
export type SecondFactor = InferType<typeof secondFactorAnswer>;

/** POST /base/v2/me/second-factor and its removal, DELETE /base/v2/me: with the password there is. */
export const ownPasswordInput = object({
  current: string().max(128, TOO_LONG).meta({ raw: true }).required('required'),
}).noUnknown();
export type OwnPasswordInput = InferType<typeof ownPasswordInput>;

/** For the authenticator app: to be typed, or read from a QR code of the address. */
export const secondFactorSetUp = object({ secret: string().required(), address: string().required() });
export type SecondFactorSetUp = InferType<typeof secondFactorSetUp>;

/** PUT /base/v2/me/second-factor: the first code of the app. */
export const otpInput = object({
  otp: string()
    .max(6, 'otpWrong')
    .matches(/^\d{6}$/, 'otpWrong')
    .required('required'),
}).noUnknown();
export type OtpInput = InferType<typeof otpInput>;

/** Each logs in once in the place of a code. Shown this once. */
export const recoveryCodesAnswer = object({ codes: array(string().required()).required() });
export type RecoveryCodes = InferType<typeof recoveryCodesAnswer>;
