import { array, type InferType, object, string } from 'yup';
import { pageOf, pagingFields, searchField } from './paging.ts';
import { instantSchema, listedDaySchema, TOO_LONG } from './scalars.ts';
import { zoneField } from './zone.ts';

const filterFields = {
  /** Words of the user's name. */
  q: searchField.optional(),
  /** Only entries with this action, e.g. `openTraveller`. */
  action: string().max(40, TOO_LONG).optional(),
  /** Only entries on this subject, e.g. `login`. */
  subject: string().max(40, TOO_LONG).optional(),
  /** No entries on this subject. */
  without: string().max(40, TOO_LONG).optional(),
  /** Days in `zone` (UTC when absent), both included. */
  from: listedDaySchema.optional(),
  to: listedDaySchema.optional(),
  zone: zoneField,
};

/** GET /base/v2/user-logs: the company's user log, newest first. */
export const userLogsQuery = object({ ...filterFields, ...pagingFields }).noUnknown();
export type UserLogsQuery = InferType<typeof userLogsQuery>;

/** POST /base/v2/agencies/exports/user-log: the same list as a spreadsheet, with times in `zone`. */
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
  /** The action: the name of the call, e.g. `openTraveller`, or of the system's own step. */
  action: string().required(),
  subject: object({
    /** E.g. `traveller`, `agency`, `flight-order`, `login`. */
    type: string().required(),
    id: string().required(),
    /** The subject's name while the record exists, null for an order; document numbers are never in the log. */
    name: string().nullable().defined(),
  }).required(),
  /** The IP address of a login, or of a refused one; null otherwise. */
  address: string().nullable().defined(),
  /** Prefix of the API key used; absent for a person or the system. */
  apiKey: string().optional(),
  /** The other company that did it: the one that opened this one, or the provider; absent for its own actions. */
  by: string().optional(),
  /** The changes, where logged; secrets are never in it. */
  changes: array(
    object({
      /** E.g. `user.permissions`. */
      field: string().required(),
      /** Codes, texts or amounts with their currency; several are separated by a comma and a space. Null: none. */
      before: string().nullable().defined(),
      after: string().nullable().defined(),
    }).required(),
  ).optional(),
});
export type UserLog = InferType<typeof userLogSchema>;
export const userLogPage = pageOf(userLogSchema);
