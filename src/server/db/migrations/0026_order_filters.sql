-- Filters of the bookings list that users have named (schema/order-filters.ts).

create table order_filters (
  id uuid primary key,
  company_id uuid not null references companies (id),
  user_id uuid not null references users (id),
  name text not null,
  search jsonb not null,
  created_at timestamptz not null
);
create unique index order_filters_name on order_filters (user_id, lower(name));
