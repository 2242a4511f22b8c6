-- What an order is found by: its numbers and names as they were, and the places, the airline and the day of its trip, each marked as
-- orders/list/search-terms.ts looks for it. The function names nothing that depends on settings, so it may call itself immutable.

create extension if not exists pg_trgm;

create function order_find_text(search_text text, route text[], carrier text, departure date) returns text
language sql immutable parallel safe
return search_text
  || ' @' || lower(array_to_string(route, ' @'))
  || ' #' || lower(carrier)
  || to_char(departure, ' YYYY-MM-DD DDmonYYYY');

alter table orders add column find_text text not null
  generated always as (order_find_text(search_text, route, carrier, departure_date)) stored;

create index orders_found on orders using gin (find_text gin_trgm_ops);
