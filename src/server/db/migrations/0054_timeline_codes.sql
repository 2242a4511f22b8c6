-- What the portal itself says in an order's history is kept as a code beside what was said by somebody (schema/orders.ts); earlier entries
-- keep their words.
alter table order_timeline add column code text;
