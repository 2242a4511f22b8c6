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

/** GET /base/v2/me/push: whether this log-in of this device is notified; the device names its own address where it has one. */
export const pushQuery = object({ endpoint: endpoint.optional() }).noUnknown();
export type PushQuery = InferType<typeof pushQuery>;

export const pushState = object({
  /** What a device subscribes with; null where the installation sends none. */
  publicKey: string().nullable().defined(),
  isOn: boolean().required(),
});
export type PushState = InferType<typeof pushState>;

/** POST /base/v2/me/push: notify this device from now on, until it is logged out. */
export const subscribePushInput = object({ endpoint, p256dh: base64Url(120), auth: base64Url(40) }).noUnknown();
export type SubscribePushInput = InferType<typeof subscribePushInput>;

/** POST /base/v2/me/push/forget: notify it no longer. */
export const forgetPushInput = object({ endpoint }).noUnknown();
export type ForgetPushInput = InferType<typeof forgetPushInput>;

/** What a push carries, and all that it carries: who travels, and what it costs, is read in the portal. */
export interface PushMessage {
  title: string;
  text: string;
  /** A page of the portal. */
  path: string;
}
