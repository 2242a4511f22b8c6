import { array, type InferType, number, object, string } from 'yup';
import { GROUP_ORDER_STATUSES } from './group-order-states.ts';
import { spentByField } from './order-list.ts';
import { pageOf, pagingFields, searchField } from './paging.ts';
import { dateSchema, instantSchema, moneySchema } from './scalars.ts';

/** A row of the list of groups. */
const groupSummarySchema = object({
  id: string().required(),
  status: string().oneOf(GROUP_ORDER_STATUSES).required(),
  spentBy: spentByField,
  route: array(string().required()).required(),
  departureDate: dateSchema.required(),
  passengerCount: number().integer().required(),
  total: moneySchema.required(),
  payBy: instantSchema.nullable().defined(),
  createdAt: instantSchema.required(),
});
export type GroupSummary = InferType<typeof groupSummarySchema>;
export const groupOrderPage = pageOf(groupSummarySchema);

/** GET /order/v2/group/orders; newest first. */
export const groupOrdersQuery = object({
  ...pagingFields,
  status: string().oneOf(GROUP_ORDER_STATUSES, 'invalid').optional(),
  q: searchField.trim().optional(),
}).noUnknown();
export type GroupOrdersQuery = InferType<typeof groupOrdersQuery>;

/** GET /order/v2/group/orders/status: every status with its number of groups. */
export const groupCountsAnswer = array(
  object({ status: string().oneOf(GROUP_ORDER_STATUSES).required(), cnt: number().integer().required() }).required(),
).required();
export type GroupCounts = InferType<typeof groupCountsAnswer>;
