-- Answers tell a company what it pays, and nothing from which the prices and earnings above it follow (orders/own-price.ts).
-- What was written before as it was to be answered is made so too: searches go, since they are searched again at once, and the
-- answers kept for repeated requests lose the supplier's fare, discount and fee.

delete from flight_search_chunks;
delete from flight_searches;

create function own_prices(answer jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(answer, '{priceBreakdown,lines}', coalesce(
    jsonb_agg(line || jsonb_build_object(
      'ticketPrice', fare, 'faceValue', fare, 'discount', 0, 'serviceFee', 0, 'costPrice', line -> 'salePrice'
    ) order by place),
    '[]'
  ))
  from jsonb_array_elements(answer #> '{priceBreakdown,lines}') with ordinality as lines (line, place),
    lateral (select (line ->> 'salePrice')::bigint - (line ->> 'taxes')::bigint as fare) as fares
$$;
update idempotency_keys set answer = own_prices(answer::jsonb)::json
  where json_typeof(answer #> '{priceBreakdown,lines}') = 'array';
drop function own_prices(jsonb);

-- What the agency asks its own client for the whole of the order, as it stood when the order was made; null for orders made before.
-- A database where orders of all products lie in one table already (0010) knows them by that name.
alter table if exists flight_orders add column client_total bigint;
alter table if exists orders add column client_total bigint;
