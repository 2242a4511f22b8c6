import { boolean, type InferType, object, string } from 'yup';
import { pageOf, pagingFields } from './paging.ts';
import { instantSchema } from './scalars.ts';

/** GET /desk/v2/mails: emails that the portal has sent for any company, newest first. */
export const deskMailsQuery = object({
  /** Only those that are not sent yet. */
  waiting: boolean().optional(),
  ...pagingFields,
}).noUnknown();
export type DeskMailsQuery = InferType<typeof deskMailsQuery>;

export const deskMailSchema = object({
  id: string().required(),
  to: string().required(),
  /** The company that it was sent for. */
  company: string().defined(),
  subject: string().required(),
  /** While it is queued; null once sent, and for emails with a credential. */
  text: string().nullable().defined(),
  createdAt: instantSchema.required(),
  sentAt: instantSchema.nullable().defined(),
  /** No mail server is configured: it was not sent and stays stored. */
  isKept: boolean().required(),
  /** The mail server's response to the last try; null where it accepted it, or was not asked. */
  fault: string().nullable().defined(),
});
export type DeskMail = InferType<typeof deskMailSchema>;
export const deskMailPage = pageOf(deskMailSchema);
