-- Searches live ten minutes and can be made again: not worth the write-ahead log.
alter table flight_search_chunks set unlogged;
alter table flight_searches set unlogged;
