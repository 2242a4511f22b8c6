-- What a group's confirmed option asks per person stands with its order as of the other products, for the refund of its tickets.
UPDATE "orders" o
SET "sold" = jsonb_build_object('prices', (
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'passengerType', kind.name,
    'count', (g."party" ->> kind.name)::int,
    'price', (option -> 'prices' -> kind.name ->> 'amount')::bigint
  ) ORDER BY kind.position), '[]'::jsonb)
  FROM jsonb_array_elements(g."options") AS option
  CROSS JOIN (VALUES ('adult', 1), ('child', 2), ('infant', 3)) AS kind (name, position)
  WHERE option ->> 'id' = g."chosen" AND option -> 'prices' -> kind.name ->> 'amount' IS NOT NULL
))
FROM "group_orders" g
WHERE g."order_id" = o."id" AND g."chosen" IS NOT NULL AND o."sold" IS NULL;
