import { type InferType, object, string } from 'yup';
import { pageOf, pagingFields } from './paging.ts';
import { dateSchema, instantSchema, TOO_LONG } from './scalars.ts';

/** GET /base/v2/user-logs: what was done in the company, newest first. */
export const userLogsQuery = object({
  /** Words of the user's name. */
  q: string().max(80, TOO_LONG).optional(),
  /** Only entries of this kind, as `openTraveller`. */
  action: string().max(40, TOO_LONG).optional(),
  /** Days in UTC, both included. */
  from: dateSchema.optional(),
  to: dateSchema.optional(),
  ...pagingFields,
}).noUnknown();
export type UserLogsQuery = InferType<typeof userLogsQuery>;

export const userLogSchema = object({
  id: string().required(),
  at: instantSchema.required(),
  /** Null: the system. */
  user: object({
    id: string().required(),
    username: string().required(),
    nickname: string().required(),
  })
    .nullable()
    .defined(),
  /** What was done: the name of the call, as `openTraveller`, or of the system's own step. */
  action: string().required(),
  subject: object({
    /** As `traveller`, `member-card`, `flight-order`. */
    type: string().required(),
    id: string().required(),
    /** The person it is about while the record is there; numbers of documents are never in the log. */
    name: string().nullable().defined(),
  }).required(),
});
export type UserLog = InferType<typeof userLogSchema>;
export const userLogPage = pageOf(userLogSchema);
