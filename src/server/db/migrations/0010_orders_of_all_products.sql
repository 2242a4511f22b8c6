-- Orders of every product lie in one table (schema/orders.ts); what was flights' alone gets a name that all share.

alter table flight_orders rename to orders;
alter table orders rename column product to sold;
alter table orders rename column airline to carrier;
alter table orders rename column flight_numbers to service_numbers;
alter table orders add column product text not null default 'flight' constraint orders_product_known check (product in ('flight'));
alter table orders alter column product drop default;

alter table orders rename constraint flight_orders_status_known to orders_status_known;
alter table orders rename constraint flight_orders_type_known to orders_type_known;
alter table orders rename constraint flight_orders_child to orders_child;
alter table orders rename constraint flight_orders_number to orders_number;
alter index flight_orders_original rename to orders_original;
alter index flight_orders_deadline rename to orders_deadline;
alter index flight_orders_moving rename to orders_moving;
alter index flight_orders_newest rename to orders_newest;
drop index flight_orders_status;
create index orders_status on orders (company_id, product, status);

alter table booking_intents add column product text not null default 'flight' constraint booking_intents_product_known check (product in ('flight'));
alter table booking_intents alter column product drop default;

alter table ledger_journal add column product text constraint ledger_journal_product_known check (product in ('flight'));
-- The guards refuse changes of the journal; naming the product of what stands there is the one that the migration makes.
alter table ledger_journal disable trigger user;
update ledger_journal set product = 'flight' where order_id is not null;
alter table ledger_journal enable trigger user;
alter table ledger_journal add constraint ledger_journal_product_of_order check ((order_id is null) = (product is null));
