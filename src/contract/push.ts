import { boolean, type InferType, object, string } from 'yup';
import { TOO_LONG } from './scalars.ts';

const endpoint = string()
  .max(1_000, TOO_LONG)
  .matches(/^https?:\/\//, 'invalid')
  .required('required');
const base64Url = (length: number) =>
  string()
    .max(length, TOO_LONG)
    .matches(/^[\w-]+={0,2}$/, 'invalid')
    .required('required');

/** GET /base/v2/me/push: whether this session on this device gets push messages; the device sends its endpoint if it has one. */
export const pushQuery = object({ endpoint: endpoint.optional() }).noUnknown();
export type PushQuery = InferType<typeof pushQuery>;

export const pushState = object({
  /** The key a device subscribes with; null where the installation sends none. */
  publicKey: string().nullable().defined(),
  isOn: boolean().required(),
});
export type PushState = InferType<typeof pushState>;

/** POST /base/v2/me/push: subscribes this device until it is logged out. */
export const subscribePushInput = object({ endpoint, p256dh: base64Url(120), auth: base64Url(40) }).noUnknown();
export type SubscribePushInput = InferType<typeof subscribePushInput>;

/** POST /base/v2/me/push/forget: unsubscribes it. */
export const forgetPushInput = object({ endpoint }).noUnknown();
export type ForgetPushInput = InferType<typeof forgetPushInput>;

/** The whole content of a push message: passengers and prices are read in the portal. */
export interface PushMessage {
  title: string;
  text: string;
  /** Path of a portal page. */
  path: string;
}
