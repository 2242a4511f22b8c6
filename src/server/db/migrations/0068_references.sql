-- Agencies' own numbers of their bookings are looked up in capitals or not, and an order is found by its own as by any other number. The
-- search parts words at slashes and commas (orders/list/search-terms.ts), so they are parted here as well. And whom a passenger's own phone reaches.

drop index orders_reference;
create index orders_reference on orders (company_id, lower(reference_id)) where reference_id is not null;

alter table order_passengers add column contact_name text;

alter table orders drop column find_text;
drop function order_find_text(text, text[], text, date[]);

create function order_find_text(search_text text, reference_id text, route text[], carrier text, days date[]) returns text
language sql immutable parallel safe
return search_text
  || coalesce(' ' || translate(lower(normalize(reference_id, NFKC)), '/,、', '   '), '')
  || ' @' || lower(array_to_string(route, ' @'))
  || ' #' || lower(carrier)
  || (select string_agg(to_char(day, ' YYYY-MM-DD DD"m"MM"y"YYYY'), '') from unnest(days) day);

alter table orders add column find_text text not null
  generated always as (order_find_text(search_text, reference_id, route, carrier, departure_date || later_days)) stored;
alter table orders alter column find_text set storage main;

create index orders_found on orders using gin (find_text gin_trgm_ops);
