import { array, type InferType, object, string } from 'yup';
import { ORDER_FILTER_LIMITS } from './limits.ts';
import { PENDING_GROUP_NAMES } from './order-groups.ts';
import { bookingFilterFields } from './order-list.ts';
import { oneLine, TOO_LONG } from './scalars.ts';

const { zone: _, ...fields } = bookingFilterFields;

/** A filter of the bookings list: its fields, with a pending group instead of a status. */
const searchSchema = object({ ...fields, group: string().oneOf(PENDING_GROUP_NAMES, 'invalid').optional() })
  .noUnknown()
  .test('any', 'required', (search) => Object.values(search).some(Boolean));

const name = oneLine(ORDER_FILTER_LIMITS.name).required('required');
const id = string().max(64, TOO_LONG).required('required');

/** A saved filter of the bookings list. */
export const orderFilterSchema = object({ id: string().required(), name: string().required(), search: searchSchema });
export type OrderFilter = InferType<typeof orderFilterSchema>;

/** GET /base/v2/me/order-filters: the caller's own, by name; each change returns them all. */
export const orderFiltersAnswer = object({ list: array(orderFilterSchema).required() });
export type OrderFilters = InferType<typeof orderFiltersAnswer>;

/** POST /base/v2/me/order-filters: replaces one of the same name. */
export const saveOrderFilterInput = object({ name, search: searchSchema.required('required') }).noUnknown();
export type SaveOrderFilterInput = InferType<typeof saveOrderFilterInput>;

/** PUT /base/v2/me/order-filters/{id}. */
export const renameOrderFilterInput = object({ id, name }).noUnknown();
export type RenameOrderFilterInput = InferType<typeof renameOrderFilterInput>;
