-- A request that was asked once more after its quote had expired (schema/after-sales.ts): nobody has agreed to a price of it.
alter table after_sales add column is_anew boolean not null default false;
