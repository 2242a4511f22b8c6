import type { GroupOrdersQuery } from '../../src/contract/listed-groups.ts';
import { PENDING_GROUPS } from '../../src/contract/order-groups.ts';
import type { OrdersQuery } from '../../src/contract/order-list.ts';
import { Agent } from '../e2e/agent.ts';
import { type Bench, type Figure, round } from './figure.ts';
import { fillOrders, MANY_ORDERS } from './many-orders.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { withPortalOnPostgres } from './portal-on-postgres.ts';

const LIST_LIMIT_MS = 50;
const COUNTS_LIMIT_MS = 20;
/** From the sixth call on the database may use a generic plan for a prepared statement. */
const CALLS = 9;

/** Database time of the booking list under each filter and of the counts, at a hundred thousand orders of one agency. */
export const orderFilters: Bench = {
  name: 'orders filters',
  measure: () =>
    withPortalOnPostgres(
      async (portal, { sql }) => {
        await fillOrders(sql);
        return measureFilters(portal.url, sql);
      },
      () => ({ SANDBOX_DESK: 'off' }),
    ),
};

/** The filters agents use, each with a value that some orders have. */
async function filtersOf(sql: OwnPostgres['sql']): Promise<[string, Partial<OrdersQuery>][]> {
  const [order] = await sql<
    Record<'id' | 'pnr' | 'ticket' | 'flight' | 'original' | 'reference' | 'email' | 'phone', string>
  >(`
    select o.id, o.pnr, p.ticket_number as ticket, o.service_numbers[1] as flight, o.reference_id as reference, o.contact ->> 'email' as email, o.contact ->> 'phone' as phone,
      (select original_id from orders where original_id is not null limit 1) as original
    from orders o join order_passengers p on p.order_id = o.id
    where o.reference_id is not null and p.ticket_number like '9992%' order by o.id limit 1 offset ${MANY_ORDERS / 20}`);
  if (!order) throw new Error('no order was filled in');
  const { id, pnr, ticket, flight, original, reference, email, phone } = order;
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const waiting = Object.values(PENDING_GROUPS).flat();
  return [
    ['no filter', {}],
    ['the fiftieth page', { page: 50 }],
    ['booking number in the search', { q: id }],
    ['beginning of a number in the search', { q: id.slice(0, 6) }],
    ['ticket number in the search', { q: ticket }],
    ['PNR in the search', { q: pnr }],
    ['passenger in the search', { q: 'liu jianguo' }],
    ['surname in the search', { q: 'liu' }],
    ['two letters in the search', { q: 'li' }],
    ['city in the search', { q: 'singapore' }],
    ['city and day in the search', { q: `singapore ${day(20)}` }],
    ['day in the search', { q: '24dec' }],
    ['airline in the search', { q: 'air china' }],
    ['flight in the search', { q: flight }],
    ['booking number', { bookingId: id }],
    ['beginning of a booking number', { bookingId: id.slice(0, 4) }],
    ['ticket number', { ticketNumber: ticket }],
    ['flight number', { flightNumber: flight }],
    ['PNR', { pnr }],
    ['airline', { airline: 'CA' }],
    ['original booking', { originalBookingId: original }],
    ['reference', { referenceId: reference }],
    ['passenger', { passenger: 'liu jianguo' }],
    ['surname of a passenger', { passenger: 'liu' }],
    ['contact’s name', { contactName: 'agent 7' }],
    ['contact’s email', { contactEmail: email }],
    ['contact’s phone', { contactPhone: phone }],
    ['review remark', { reviewRemark: 'fare basis' }],
    ['product', { product: 'train' }],
    ['type', { type: 'refund' }],
    ['status of most', { status: 'issued' }],
    ['to be paid, by deadline', { status: PENDING_GROUPS.toBePaid.join(','), sort: 'deadline' }],
    ['all that waits, by deadline', { status: waiting.join(','), sort: 'deadline' }],
    ['by deadline', { sort: 'deadline' }],
    ['a week of bookings', { createdFrom: day(-40), createdTo: day(-33) }],
    ['a year of bookings', { createdFrom: day(-365), createdTo: day(0) }],
    ['a week of departures', { departureFrom: day(-10), departureTo: day(-3) }],
    ['several together', { status: 'issued', airline: 'CA', departureFrom: day(-90), type: 'origin', q: 'liu' }],
  ];
}

/** Requests the list under each filter and the counts, as an agent's app does, and reads the database's time. */
async function measureFilters(url: string, sql: OwnPostgres['sql']): Promise<Figure[]> {
  const agent = await Agent.signIn(url, 'harbour.op');
  await sql('create extension if not exists pg_stat_statements');
  const figures: Figure[] = [];
  let slowest = { what: '', mean: 0 };
  for (const [what, query] of await filtersOf(sql)) {
    const { least, mean } = await tookEach(sql, () => agent.call('bookings', query));
    figures.push({ what: `Bookings: ${what}`, measured: least, unit: 'ms', limit: LIST_LIMIT_MS });
    if (mean > slowest.mean) slowest = { what, mean };
  }
  figures.push({
    what: `Slowest of them on average: ${slowest.what}`,
    measured: slowest.mean,
    unit: 'ms',
    limit: null,
  });
  for (const [what, status] of [
    ['every status', undefined],
    ['what waits', Object.values(PENDING_GROUPS).flat().join(',')],
  ] as const) {
    const { least } = await tookEach(sql, () => agent.call('bookingCounts', status ? { status } : {}));
    figures.push({ what: `Counts of ${what}`, measured: least, unit: 'ms', limit: COUNTS_LIMIT_MS });
  }
  return [...figures, ...(await measureGroups(agent, sql))];
}

/** The same for the list of groups; one in sixteen of the agency's orders is a group. */
async function measureGroups(agent: Agent, sql: OwnPostgres['sql']): Promise<Figure[]> {
  const queries: [string, Partial<GroupOrdersQuery>][] = [
    ['no filter', {}],
    ['the fiftieth page', { page: 50 }],
    ['status of most', { status: 'issued' }],
    ['to be quoted', { status: 'to_be_quote' }],
  ];
  const figures: Figure[] = [];
  for (const [what, query] of queries) {
    const { least } = await tookEach(sql, () => agent.call('groupOrders', query));
    figures.push({ what: `Groups: ${what}`, measured: least, unit: 'ms', limit: LIST_LIMIT_MS });
  }
  const { least } = await tookEach(sql, () => agent.call('groupOrderCounts', {}));
  return [...figures, { what: 'Counts of groups', measured: least, unit: 'ms', limit: COUNTS_LIMIT_MS }];
}

/**
 * Milliseconds that the database took for a call's queries on orders: the least of several calls, since other load on the machine only adds
 * to it, and their mean.
 */
async function tookEach(sql: OwnPostgres['sql'], call: () => Promise<unknown>) {
  await sql('select pg_stat_statements_reset()');
  for (let i = 0; i < CALLS; i++) await call();
  const [took] = await sql<{ least: number | null; mean: number }>(
    `select sum(min_exec_time) as least, sum(mean_exec_time) as mean from pg_stat_statements where query ~ 'from "orders"'`,
  );
  if (!took?.least) throw new Error('nothing was asked of orders');
  return { least: round(took.least), mean: round(took.mean) };
}
