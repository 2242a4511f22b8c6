import { array, type InferType, object, string } from 'yup';
import { pageOf, pagingFields, searchField } from './paging.ts';
import { instantSchema, listedDaySchema, TOO_LONG } from './scalars.ts';
import { zoneField } from './zone.ts';

const filterFields = {
  /** Words of the user's name. */
  q: searchField.optional(),
  /** Only entries of this kind, as `openTraveller`. */
  action: string().max(40, TOO_LONG).optional(),
  /** Only entries about this, as `login`. */
  subject: string().max(40, TOO_LONG).optional(),
  /** Days in `zone` (UTC when absent), both included. */
  from: listedDaySchema.optional(),
  to: listedDaySchema.optional(),
  zone: zoneField,
};

/** GET /base/v2/user-logs: what was done in the company, newest first. */
export const userLogsQuery = object({ ...filterFields, ...pagingFields }).noUnknown();
export type UserLogsQuery = InferType<typeof userLogsQuery>;

/** POST /base/v2/agencies/exports/user-log: the same list as a spreadsheet, its times as clocks in `zone` show them. */
export const userLogExport = object(filterFields).noUnknown();
export type UserLogExport = InferType<typeof userLogExport>;

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
    /** As `traveller`, `agency`, `flight-order`, `login`. */
    type: string().required(),
    id: string().required(),
    /** Whom or what it is about while the record is there, null of an order; numbers of documents are never in the log. */
    name: string().nullable().defined(),
  }).required(),
  /** Where a log-in, or one that was refused, came from; null of all else. */
  address: string().nullable().defined(),
  /** What the API key begins with that did it; absent where a person or the system did. */
  apiKey: string().optional(),
  /** The company that did it to this one: the one that opened it, or the provider; absent where it did it itself. */
  by: string().optional(),
  /** What was changed, where the log knows it; secrets are never in it. */
  changes: array(
    object({
      /** As `user.permissions`. */
      field: string().required(),
      /** Codes, texts or amounts with their currency; several are parted by a comma and a space. Null: none. */
      before: string().nullable().defined(),
      after: string().nullable().defined(),
    }).required(),
  ).optional(),
});
export type UserLog = InferType<typeof userLogSchema>;
export const userLogPage = pageOf(userLogSchema);
