-- Booking numbers without a row that every booking waits for, and without an end of the day's numbers. They begin above all earlier ones.

create sequence booking_numbers minvalue 300000001 start 300000001;
alter table orders drop constraint orders_number;
alter table orders add constraint orders_number check (id ~ '^[0-9]{10,14}$');
drop table booking_counters;
