import { array, boolean, type InferType, number, object, string } from 'yup';
import { BROWSERS, SYSTEMS } from './devices.ts';
import { instantSchema, TOO_LONG } from './scalars.ts';
import { newPasswordField } from './users.ts';

/** PUT /base/v2/me/password: with the current password. */
export const changePasswordInput = object({
  current: string().max(128, TOO_LONG).meta({ raw: true }).required('required'),
  password: newPasswordField,
}).noUnknown();
export type ChangePasswordInput = InferType<typeof changePasswordInput>;

/** GET /base/v2/me/sessions: the caller's sessions, the last used first. */
export const ownSessionsAnswer = object({
  list: array(
    object({
      id: string().required(),
      /** The calling session. */
      isThis: boolean().required(),
      /** The IP address it was opened from, for IPv6 the network; null if unknown. */
      place: string().nullable().defined(),
      /** The browser it was opened with; null if unknown. */
      browser: string().oneOf(BROWSERS).nullable().defined(),
      system: string().oneOf(SYSTEMS).nullable().defined(),
      createdAt: instantSchema.required(),
      lastUsedAt: instantSchema.required(),
    }).required(),
  ).required(),
});
export type OwnSessions = InferType<typeof ownSessionsAnswer>;

/** GET /base/v2/me/second-factor: whether a login requires a code besides the password. */
export const secondFactorAnswer = object({
  /** When it was enabled; null while disabled. */
  since: instantSchema.nullable().defined(),
  /** The number of unused ones. */
  recoveryCodes: number().integer().required(),
});
export type SecondFactor = InferType<typeof secondFactorAnswer>;

/** POST /base/v2/me/second-factor and its removal, DELETE /base/v2/me: with the current password. */
export const ownPasswordInput = object({
  current: string().max(128, TOO_LONG).meta({ raw: true }).required('required'),
}).noUnknown();
export type OwnPasswordInput = InferType<typeof ownPasswordInput>;

/** For the authenticator app: typed in, or scanned as a QR code of the address. */
export const secondFactorSetUp = object({ secret: string().required(), address: string().required() });
export type SecondFactorSetUp = InferType<typeof secondFactorSetUp>;

/** PUT /base/v2/me/second-factor: the app's first code. */
export const otpInput = object({
  otp: string()
    .max(6, 'otpWrong')
    .matches(/^\d{6}$/, 'otpWrong')
    .required('required'),
}).noUnknown();
export type OtpInput = InferType<typeof otpInput>;

/** Each replaces a code for one login. Shown only once. */
export const recoveryCodesAnswer = object({ codes: array(string().required()).required() });
export type RecoveryCodes = InferType<typeof recoveryCodesAnswer>;
