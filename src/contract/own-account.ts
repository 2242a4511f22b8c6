import { array, boolean, type InferType, object, string } from 'yup';
import { instantSchema, TOO_LONG } from './scalars.ts';
import { newPasswordField } from './users.ts';

/** PUT /base/v2/me/password: with the password there is. */
export const changePasswordInput = object({
  current: string().max(128, TOO_LONG).required('required'),
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
      createdAt: instantSchema.required(),
      lastUsedAt: instantSchema.required(),
    }).required(),
  ).required(),
});
export type OwnSessions = InferType<typeof ownSessionsAnswer>;
