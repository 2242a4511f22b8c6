import { DEMO_COMPANY } from '../../src/server/seed/demo-accounts.ts';

const AT_REST = [
  'closed',
  'canceled',
  'failed',
  'failed_reimbursed',
  'changed',
  'chg_reviewing',
  'chg_rejected',
  'rfd_rejected',
  'rfd_to_be_confirm',
  'refunded',
  'refunded_reimbursed',
  'reviewing',
  'voided_reimbursed',
];

/** Runs SQL on the database to be filled. */
export type RunSql = (text: string, values?: unknown[]) => Promise<unknown>;

/** The number of orders that the list's limits are set for. */
export const MANY_ORDERS = 100_000;

/**
 * Fills Harbour Travel's bookings with copies of its demonstration orders, each with its own numbers, days, passengers and flights, over
 * two years: six of seven issued, one in twenty awaiting payment, the others in states that no job advances; one in eight a train, one in
 * sixteen a group, every other one with a return. Names, places and airlines are skewed as in reality: the commonest surname in one order
 * of five, the commonest place in one of three.
 */
export async function fillOrders(sql: RunSql): Promise<void> {
  const flights = `select * from orders where company_id = $1 and product = 'flight'`;
  await sql(`create temp table base as ${flights}`, [DEMO_COMPANY.harbour]);
  await sql(MADE, [MANY_ORDERS, AT_REST]);
  await sql(PEOPLE);
  await sql(ORDERS);
  await sql(PASSENGERS);
  await sql('vacuum (analyze) orders');
  await sql('vacuum (analyze) order_passengers');
}

const listOf = (words: string) => `array['${words.split(' ').join("','")}']`;
const PLACES = listOf(
  'PVG HKG PEK SHA CAN SIN SZX BKK TPE NRT HND ICN KUL CTU MNL CGK SYD LHR CDG FRA LAX JFK SFO DXB DEL MEL HGH XMN TAO CKG SGN HAN KIX NGO AMS MAD FCO ZRH YVR DOH',
);
const AIRLINES = listOf('CA MU CZ CX SQ HU TG MH JL NH KE OZ CI BR QF BA AF LH UA EK');
const SURNAMES = listOf(
  'WANG LI ZHANG LIU CHEN YANG HUANG ZHAO WU ZHOU XU SUN MA ZHU HU GUO HE LIN GAO LUO SMITH TAN WONG LEE NG LIM KIM PARK SATO SUZUKI',
);
const GIVEN_NAMES = listOf(
  'WEI FANG NA MIN JING LI QIANG LEI JUN YANG YONG YAN JIE JUAN TAO MING CHAO XIULAN XIA PING GANG GUIYING HUA YU MENGQI JIANGUO ANNA JOHN MARY HAORAN SHUFEN',
);

/** Group statuses that no job advances. */
const GROUP_STATUSES = listOf('issued issued issued issued closed canceled failed to_be_quote');

/** Picks a word, the first more often than the last, by a number from 0 to 1 that `salt` derives from the order's. */
const drawn = (words: string, n: string, salt: number) =>
  `(${words})[1 + floor(cardinality(${words}) * power((hashint8(${n}::bigint * 64 + ${salt}) & 2147483647) / 2147483648.0, 2))::int]`;

/** The new values of each order, and the demonstration order it copies the rest from. */
const MADE = `
  create temp table made as
  with issued as (select array_agg(id order by id) as ids from base where type = 'origin' and status = 'issued'),
  others as (select array_agg(id order by id) as ids from base where status = any($2))
  select n, (310000000 + n)::text || (n * 7 % 10) as id,
    case when n % 7 = 0 then others.ids[1 + n / 7 % cardinality(others.ids)]
      else issued.ids[1 + n % cardinality(issued.ids)] end as base_id,
    upper(substr(translate(md5(n::text), '01', 'xy'), 1, 6)) as pnr,
    case when n % 8 = 1 then 'train' when n % 16 = 2 then 'group' else 'flight' end as product,
    now() - n * interval '10.5 minutes' as created_at,
    ${drawn(AIRLINES, 'n', 1)} as carrier,
    array[${drawn(PLACES, 'n', 2)}, ${drawn(PLACES, 'n', 3)}] as route,
    (100 + (hashint8(n::bigint) & 1023))::text as flight
  from generate_series(1, $1::int) n, issued, others`;

const PEOPLE = `
  create temp table people as
  select m.n, m.id as order_id, m.base_id, at, ${drawn(SURNAMES, 'm.n * 3 + at', 4)} as surname, ${drawn(GIVEN_NAMES, 'm.n * 3 + at', 5)} as given_name,
    '999' || (2000000000 + m.n * 3 + at)::text as ticket
  from made m, lateral generate_series(0, m.n % 3) at`;

const ORDERS = `
  insert into orders
    (id, company_id, created_by, created_by_name, product, type, status, version, original_id, reference_id, pnr, carrier, supplier_id,
    supplier_name, supplier_ref, currency, total, client_total, sold, settlement, contact, review_remark, pay_by, departure_date, later_days, route,
    service_numbers, lead_passenger, passenger_count, search_text, created_at, updated_at)
  select m.id, b.company_id, b.created_by, b.created_by_name, m.product, case when m.product = 'group' then 'origin' else b.type end,
    case when m.product = 'group' then (${GROUP_STATUSES})[1 + m.n / 16 % 8]
      when b.status = 'issued' and m.n % 20 = 3 then 'to_be_paid' else b.status end, b.version, case when m.product <> 'group' then b.original_id end,
    case when m.n % 5 = 0 then 'REF-' || m.n end, m.pnr, m.carrier, b.supplier_id, b.supplier_name, m.id, b.currency, b.total, b.client_total,
    b.sold::text::jsonb, b.settlement::text::jsonb,
    jsonb_build_object('name', 'Agent ' || m.n % 300, 'email', 'agent' || m.n % 300 || '@example.com', 'phone', (13800000000 + m.n % 5000)::text, 'areaCode', '86'),
    case when m.n % 50 = 0 then 'Fare basis ' || m.n end, case when m.n % 20 = 3 then now() + m.n % 97 * interval '1 hour' + interval '1 day' end,
    (m.created_at + interval '1 day' * (3 + m.n % 60))::date,
    case when m.n % 2 = 0 then array[(m.created_at + interval '1 day' * (6 + m.n % 71))::date] else '{}' end, m.route, array[m.carrier || m.flight],
    p.lead, p.count, lower(concat_ws(' ', m.id, b.original_id, m.pnr, m.carrier || m.flight, p.words)), m.created_at, m.created_at
  from made m join base b on b.id = m.base_id
  join (
    select order_id, count(*) as count, min(surname || '/' || given_name) as lead,
      string_agg(concat_ws(' ', surname, given_name, surname || '/' || given_name, given_name, surname, ticket), ' ') as words
    from people group by order_id
  ) p on p.order_id = m.id`;

const PASSENGERS = `
  insert into order_passengers
    (id, order_id, position, type, surname, given_name, gender, birthday, nationality, document_type, document_number, document_masked,
    document_expiry, ticket_number)
  select gen_random_uuid(), p.order_id, p.at, l.type, p.surname, p.given_name, l.gender, l.birthday, l.nationality, l.document_type,
    l.document_number, l.document_masked, l.document_expiry, p.ticket
  from people p
  join (select distinct on (order_id) * from order_passengers order by order_id, position) l on l.order_id = p.base_id`;
