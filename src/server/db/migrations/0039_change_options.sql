-- Several options in one answer of the desk to a change (schema/change-options.ts), and that none of them is picked yet.

create table change_options (
  id uuid primary key,
  order_id text not null references orders (id),
  position integer not null,
  offer jsonb not null,
  cost jsonb not null,
  expires_at timestamptz not null,
  picked_at timestamptz
);
create index change_options_order on change_options (order_id, position);

alter table orders add column to_choose boolean not null default false;
