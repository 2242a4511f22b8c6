import { and, type SQL, type SQLChunk, sql } from 'drizzle-orm';
import { addDays } from '../../../contract/dates.ts';
import { searchWords } from '../../../contract/dictionaries/search-text.ts';
import { plainAscii } from '../../../contract/one-line.ts';
import type { OrdersQuery } from '../../../contract/order-list.ts';
import type { OrderStatus } from '../../../contract/order-products.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import { asSearched, escapeLike } from '../../db/like-words.ts';
import { orderPassengers as p, orders as t } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { startOfDay } from '../../time/start-of-day.ts';
import { searchTerms } from './search-terms.ts';

type FilterName = Exclude<keyof OrdersQuery, 'page' | 'pageSize' | 'zone' | 'sort' | 'q'>;

/** The condition of each filter, by its value. */
const CONDITIONS: Record<FilterName, (value: SQLChunk) => SQL> = {
  product: (value) => sql`${t.product} = ${value}`,
  type: (value) => sql`${t.type} = ${value}`,
  status: (value) => sql`${t.status} = any(${value}::text[])`,
  bookingId: (value) => sql`${t.id} like ${value}`,
  ticketNumber: (value) =>
    sql`exists (select 1 from ${p} where ${p.orderId} = ${t.id} and ${p.ticketNumber} = ${value})`,
  flightNumber: (value) => sql`${t.serviceNumbers} @> array[${value}]::text[]`,
  pnr: (value) => sql`${t.pnr} = ${value}`,
  airline: (value) => sql`${t.carrier} = ${value}`,
  originalBookingId: (value) => sql`${t.originalId} = ${value}`,
  // Uses the search index, where the reference is between blanks and without slashes (migrations/0068_references.sql), and then compares it
  // in full.
  referenceId: (value) => sql`${t}.find_text like '% ' || translate(lower(${value}::text), '/,、', '   ') || ' %'
    and ${asSearched(t.referenceId)} like lower(${value}::text)`,
  // Uses the search index, which also has the order's reference and places, any of which may be a name; then compares the words missing
  // from the dictionaries, or for a group, which is found by its contact, the passengers themselves: a value and no `exists`, for which the
  // database would scan all passengers.
  passenger: (value) => sql`${t}.find_text like ${value} and case when ${t.product} <> 'group'
    then ${t.searchText} like ${value}
    else coalesce((select bool_or(lower(${p.surname} || ' ' || ${p.givenName} || ' ' || ${p.surname}) like ${value}) from ${p}
      where ${p.orderId} = ${t.id}), false) end`,
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
  /** Identifies the filters, for prepared statements. */
  signature: string;
  /** Searches words or a reference, whose number of matches is not known beforehand. */
  isSearch: boolean;
  /** Words that may match very many orders, with no other filter beside them. */
  isWordsAlone: boolean;
  /** With a placeholder for each value, of the filter's name. */
  condition: SQL | undefined;
  /** With the values in it. */
  filled: SQL | undefined;
  values: Record<string, Value>;
}

const holding = (text: string) => `%${escapeLike(text.toLowerCase())}%`;
const capitals = (text: string) => plainAscii(text).replace(/\s/g, '').toUpperCase();
const digits = (text: string) => plainAscii(text).replace(/\D/g, '');

/** Parses each filter's text into the value of its condition. Booking days begin at midnight in the caller's zone. */
const VALUES: Record<FilterName, (text: string, zone: string) => Value> = {
  product: (text) => text,
  type: (text) => text,
  status: (text) => splitList(text),
  bookingId: (text) => `${escapeLike(plainAscii(text).trim())}%`,
  ticketNumber: digits,
  flightNumber: capitals,
  pnr: capitals,
  airline: capitals,
  originalBookingId: (text) => plainAscii(text).trim(),
  referenceId: (text) => escapeLike(plainAscii(text).trim()),
  passenger: (text) => holding(searchWords(text).join(' ')),
  contactName: (text) => `${escapeLike(text.trim().toLowerCase())}%`,
  contactEmail: (text) => plainAscii(text).trim().toLowerCase(),
  contactPhone: digits,
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

/** Parses a comma-separated list of statuses; refuses one not in `all`. */
export function readStatuses<S extends OrderStatus>(text: string, all: readonly S[]): S[] | Refusal {
  const wanted = splitList(text);
  const known = all.filter((status) => wanted.includes(status));
  return known.length === new Set(wanted).size ? known : refuse('badInput', { fields: { status: 'invalid' } });
}

const isFilter = (name: string): name is FilterName => Object.hasOwn(CONDITIONS, name);

/**
 * The search text matches one of a term's patterns (migrations/0068_references.sql); per term, since an index serves `any` but not `all`.
 */
const fitsTerm = (patterns: SQLChunk) => sql`${t}.find_text like any(${patterns}::text[])`;

/** The filters given in a list call, as one condition with its values; `all` are the statuses the list allows. */
export function readFilters(
  { dictionaries }: Pick<Deps, 'dictionaries'>,
  query: Partial<OrdersQuery>,
  all: readonly OrderStatus[],
): Filters | Refusal {
  if (query.status) {
    const statuses = readStatuses(query.status, all);
    if ('refused' in statuses) return statuses;
  }
  const given = Object.keys(query)
    .filter(isFilter)
    .filter((name) => query[name])
    .sort();
  const terms = searchTerms(dictionaries, query.q ?? '');
  const parts = [
    ...given.map((name) => ({
      name: String(name),
      value: VALUES[name](query[name] ?? '', query.zone || 'UTC'),
      says: CONDITIONS[name],
    })),
    ...terms.map((value, at) => ({ name: `term${at}`, value, says: fitsTerm })),
  ];
  return {
    signature: parts.map(({ name }) => name).join(','),
    isSearch: terms.length > 0 || given.includes('passenger') || given.includes('referenceId'),
    isWordsAlone: terms.length > 0 && given.length === 0,
    condition: and(...parts.map(({ name, says }) => says(sql.placeholder(name)))),
    filled: and(...parts.map(({ value, says }) => says(sql.param(value)))),
    values: Object.fromEntries(parts.map(({ name, value }) => [name, value])),
  };
}
