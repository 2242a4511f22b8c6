import { and, type SQL, type SQLChunk, sql } from 'drizzle-orm';
import { addDays } from '../../../contract/dates.ts';
import { FLIGHT_ORDER_STATUSES, type FlightOrderStatus } from '../../../contract/flight-order-states.ts';
import type { OrdersQuery } from '../../../contract/flight-orders.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import { orderPassengers as p, orders as t } from '../../db/schema/orders.ts';
import { startOfDay } from '../../time/start-of-day.ts';

type FilterName = Exclude<keyof OrdersQuery, 'page' | 'pageSize' | 'zone'>;

/** The condition of each filter, by its value. */
const CONDITIONS: Record<FilterName, (value: SQLChunk) => SQL> = {
  q: (value) => sql`${t.searchText} like all(${value}::text[])`,
  type: (value) => sql`${t.type} = ${value}`,
  status: (value) => sql`${t.status} = any(${value}::text[])`,
  bookingId: (value) => sql`${t.id} like ${value}`,
  ticketNumber: (value) =>
    sql`exists (select 1 from ${p} where ${p.orderId} = ${t.id} and ${p.ticketNumber} = ${value})`,
  flightNumber: (value) => sql`${value} = any(${t.serviceNumbers})`,
  pnr: (value) => sql`${t.pnr} = ${value}`,
  airline: (value) => sql`${t.carrier} = ${value}`,
  originalBookingId: (value) => sql`${t.originalId} = ${value}`,
  referenceId: (value) => sql`${t.referenceId} = ${value}`,
  passenger: (value) => sql`exists (select 1 from ${p} where ${p.orderId} = ${t.id}
    and lower(${p.surname} || ' ' || ${p.givenName} || ' ' || ${p.surname}) like ${value})`,
  contactName: (value) => sql`lower(${t.contact} ->> 'name') like ${value}`,
  contactEmail: (value) => sql`lower(${t.contact} ->> 'email') = ${value}`,
  contactPhone: (value) => sql`${t.contact} ->> 'phone' = ${value}`,
  reviewRemark: (value) => sql`${t.reviewRemark} is not null and lower(${t.reviewRemark}) like ${value}`,
  createdFrom: (value) => sql`${t.createdAt} >= ${value}::timestamptz`,
  createdTo: (value) => sql`${t.createdAt} < ${value}::timestamptz`,
  departureFrom: (value) => sql`${t.departureDate} >= ${value}::date`,
  departureTo: (value) => sql`${t.departureDate} <= ${value}::date`,
};

type Value = string | string[];

export interface Filters {
  /** Names the combination, for prepared statements. */
  signature: string;
  /** With a placeholder for each value, of the filter's name. */
  condition: SQL | undefined;
  /** With the values in it. */
  filled: SQL | undefined;
  values: Record<string, Value>;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const holding = (text: string) => `%${escapeLike(text.toLowerCase())}%`;
const capitals = (text: string) => text.replace(/\s/g, '').toUpperCase();

/** Airlines write a ticket's number as 176-2456926105. */
const withoutTicketDash = (word: string) => word.replace(/^(\d{3})-(\d{10})$/, '$1$2');

/** How each filter's text becomes the value of its condition. Days of booking begin at midnight in the caller's zone. */
const VALUES: Record<FilterName, (text: string, zone: string) => Value> = {
  q: (text) =>
    text
      .split(/[\s/]+/)
      .filter(Boolean)
      .map((word) => holding(withoutTicketDash(word))),
  type: (text) => text,
  status: (text) => splitList(text),
  bookingId: (text) => `${escapeLike(text.trim())}%`,
  ticketNumber: (text) => text.replace(/\D/g, ''),
  flightNumber: capitals,
  pnr: capitals,
  airline: capitals,
  originalBookingId: (text) => text.trim(),
  referenceId: (text) => text.trim(),
  passenger: (text) => holding(text.trim().replace(/[\s/]+/g, ' ')),
  contactName: (text) => `${escapeLike(text.trim().toLowerCase())}%`,
  contactEmail: (text) => text.trim().toLowerCase(),
  contactPhone: (text) => text.replace(/\D/g, ''),
  reviewRemark: (text) => holding(text.trim()),
  createdFrom: (text, zone) => startOfDay(text, zone),
  createdTo: (text, zone) => startOfDay(addDays(text, 1), zone),
  departureFrom: (text) => text,
  departureTo: (text) => text,
};

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A comma-separated list of statuses; refuses one that does not exist. */
export function readStatuses(text: string): FlightOrderStatus[] | Refusal {
  const wanted = splitList(text);
  const known = FLIGHT_ORDER_STATUSES.filter((status) => wanted.includes(status));
  return known.length === new Set(wanted).size ? known : refuse('badInput', { fields: { status: 'invalid' } });
}

const isFilter = (name: string): name is FilterName => Object.hasOwn(CONDITIONS, name);

/** The filters of a list call that were given, as one condition with its values. */
export function readFilters(query: Partial<OrdersQuery>): Filters | Refusal {
  if (query.status) {
    const statuses = readStatuses(query.status);
    if ('refused' in statuses) return statuses;
  }
  const given = Object.keys(query)
    .filter(isFilter)
    .filter((name) => query[name])
    .sort();
  const values = Object.fromEntries(given.map((name) => [name, VALUES[name](query[name] ?? '', query.zone || 'UTC')]));
  const condition = and(...given.map((name) => CONDITIONS[name](sql.placeholder(name))));
  return {
    signature: given.join(','),
    condition,
    filled: and(...given.map((name) => CONDITIONS[name](sql.param(values[name])))),
    values,
  };
}
