-- Tickets that are changed for others (schema/after-sales.ts), and the files that prove why (schema/files.ts).

-- Whose tickets are meant: the original order's, or those of a change of it.
alter table after_sales add column source_id text references orders (id);
update after_sales set source_id = orders.original_id from orders where orders.id = after_sales.order_id;
alter table after_sales alter column source_id set not null;
alter table after_sales add column wanted jsonb;
alter table after_sales add column change_quote jsonb;

-- The ticket that a reissued one replaces, and the one that has replaced it.
alter table order_passengers add column exchanged_from text;
alter table order_passengers add column exchanged_for text;

drop index orders_moving;
create index orders_moving on orders (status, updated_at) where status in (
  'proceeding', 'origin_holding', 'origin_failed', 'failed_reimbursing', 'rfd_reviewing', 'rfd_proceeding', 'refund_holding', 'refunded_reimbursing',
  'void_proceeding', 'void_holding', 'voided_reimbursing', 'chg_reviewing', 'chg_proceeding', 'change_holding', 'reimbursing'
);
drop index orders_deadline;
create index orders_deadline on orders (pay_by) where status in ('reserved', 'to_be_paid', 'rfd_to_be_confirm', 'chg_to_be_paid');

create table files (
  id uuid primary key,
  company_id uuid not null references companies (id),
  user_id uuid not null references users (id),
  purpose text not null constraint files_purpose check (purpose in ('proof')),
  name text not null,
  type text not null constraint files_type check (type in ('image/jpeg', 'image/png', 'application/pdf')),
  bytes integer not null,
  -- Base64 under DATA_KEY.
  content text not null,
  -- The order it belongs to; null until one is made with it.
  order_id text references orders (id),
  created_at timestamptz not null
);
create index files_order on files (order_id) where order_id is not null;
create index files_loose on files (created_at) where order_id is null;

create table sandbox_exchanges (
  ref text primary key,
  supplier_id text not null,
  locator text not null,
  tickets text[] not null,
  offer_ref text not null,
  lines jsonb not null,
  currency text not null,
  state text not null constraint sandbox_exchanges_state check (state in ('offered', 'pending', 'changed', 'refused')),
  expires_at timestamptz not null,
  settles_at timestamptz,
  settles_as text constraint sandbox_exchanges_end check (settles_as in ('changed', 'refused')),
  -- The booking that the new tickets belong to.
  new_locator text,
  reason text,
  foreign key (supplier_id, locator) references sandbox_bookings (supplier_id, locator)
);
create index sandbox_exchanges_booking on sandbox_exchanges (supplier_id, locator);
