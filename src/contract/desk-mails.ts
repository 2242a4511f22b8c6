import { boolean, type InferType, object, string } from 'yup';
import { pageOf, pagingFields } from './paging.ts';
import { instantSchema } from './scalars.ts';

/** GET /desk/v2/mails: what the portal has mailed for any company, newest first. */
export const deskMailsQuery = object({
  /** Only those that have not left yet. */
  waiting: boolean().optional(),
  ...pagingFields,
}).noUnknown();
export type DeskMailsQuery = InferType<typeof deskMailsQuery>;

export const deskMailSchema = object({
  id: string().required(),
  to: string().required(),
  /** Of the company that it was sent for. */
  company: string().defined(),
  subject: string().required(),
  /** While it lies here; null once it has left, and of mails that let somebody in. */
  text: string().nullable().defined(),
  createdAt: instantSchema.required(),
  sentAt: instantSchema.nullable().defined(),
  /** No mail server is set up: it was not sent, and stays here. */
  isKept: boolean().required(),
  /** What the mail server said at the last try; null where it took it, or was not asked. */
  fault: string().nullable().defined(),
});
export type DeskMail = InferType<typeof deskMailSchema>;
export const deskMailPage = pageOf(deskMailSchema);
