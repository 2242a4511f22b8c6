-- The list of bookings within its time at a hundred thousand orders, whatever it is narrowed by (tests/bench/README.md).

-- What was sold and who earns of it makes up most of a row, and no list reads it: kept beside the row, in orders written from now on. What
-- lists are narrowed by stays within it.
alter table orders set (toast_tuple_target = 768);
alter table orders
  alter column find_text set storage main,
  alter column search_text set storage main,
  alter column contact set storage main,
  alter column route set storage main,
  alter column service_numbers set storage main;

-- Counts what is left by product, type, status, airline, departure or user without a look at the rows.
drop index orders_newest;
create index orders_newest on orders (company_id, created_at, id)
  include (product, type, status, carrier, departure_date, created_by);

-- Also for lists of every product, which the old order of its columns was no help to.
drop index orders_status;
create index orders_status on orders (company_id, status, product);

create index orders_by_deadline on orders (company_id, pay_by, created_at desc, id desc);
create index orders_reference on orders (company_id, reference_id) where reference_id is not null;
-- The primary key knows no beginnings of numbers unless the database's collation is C.
create index orders_number_begins on orders (company_id, id text_pattern_ops);
create index orders_services on orders using gin (service_numbers);
