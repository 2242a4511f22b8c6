-- A price check keeps what its price was made from, so that the price of an order made of it can be explained (schema/flight-search.ts).
-- An order keeps it inside `sold`.
alter table flight_verifications add column price_basis jsonb;
