-- The place in its row that a passenger of a train would like; null where none was said (schema/orders.ts).

alter table order_passengers add column seat_wish text;
