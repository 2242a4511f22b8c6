-- Of a search for exact flights: those that cannot be had (schema/flight-search.ts).
alter table flight_searches add column missing jsonb;
