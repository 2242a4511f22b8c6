-- An order is found by every day on which something of its trip leaves (0048 had the first of them alone), and no day by a name: Jan and
-- May are passengers.

alter table orders add column later_days date[] not null default '{}';

update orders o set later_days = found.days
from (
  select id, array_agg(distinct day order by day) as days
  from (
    select t.id, t.departure_date, left(segment ->> 'departure', 10)::date as day
    from orders t, jsonb_path_query(t.sold, '$.journeys[*].segments[*]') segment
    where t.product = 'flight'
    union all
    select t.id, t.departure_date, nullif(said.day, '')::date
    from orders t
      join group_orders g on g.order_id = coalesce(t.original_id, t.id),
      jsonb_array_elements(g.journeys) journey,
      lateral (values (journey ->> 'date'), (journey ->> 'returnDate')) said (day)
    where t.product = 'group'
  ) leaves
  where day <> departure_date
  group by id
) found
where found.id = o.id;

alter table orders drop column find_text;
drop function order_find_text(text, text[], text, date);

create function order_find_text(search_text text, route text[], carrier text, days date[]) returns text
language sql immutable parallel safe
return search_text
  || ' @' || lower(array_to_string(route, ' @'))
  || ' #' || lower(carrier)
  || (select string_agg(to_char(day, ' YYYY-MM-DD DD"m"MM"y"YYYY'), '') from unnest(days) day);

alter table orders add column find_text text not null
  generated always as (order_find_text(search_text, route, carrier, departure_date || later_days)) stored;
alter table orders alter column find_text set storage main;

create index orders_found on orders using gin (find_text gin_trgm_ops);
