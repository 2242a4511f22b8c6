-- What happens to tickets after they are issued: refunds and voids as orders of their own (schema/after-sales.ts).

alter table orders add column void_until timestamptz;

create table after_sales (
  order_id text primary key references orders (id),
  -- Spec §9, refund reasons 0 to 7; null of a void.
  reason integer constraint after_sales_reason check (reason between 0 and 7),
  sub_reason text,
  remark text,
  segments integer[] not null,
  quote jsonb,
  quote_expires_at timestamptz,
  supplier_quote text
);

alter table order_passengers add column original_id uuid references order_passengers (id);
create index order_passengers_original on order_passengers (original_id) where original_id is not null;

drop index orders_moving;
create index orders_moving on orders (status, updated_at) where status in (
  'proceeding', 'origin_holding', 'origin_failed', 'failed_reimbursing', 'rfd_reviewing', 'rfd_proceeding', 'refund_holding', 'refunded_reimbursing',
  'void_proceeding', 'void_holding', 'voided_reimbursing'
);
drop index orders_deadline;
create index orders_deadline on orders (pay_by) where status in ('reserved', 'to_be_paid', 'rfd_to_be_confirm');

alter table sandbox_bookings add column refund_rule jsonb;
create table sandbox_refunds (
  ref text primary key,
  supplier_id text not null,
  locator text not null,
  tickets text[] not null,
  segments integer[],
  penalty bigint not null,
  currency text not null,
  state text not null constraint sandbox_refunds_state check (state in ('quoted', 'pending', 'refunded', 'refused')),
  expires_at timestamptz not null,
  settles_at timestamptz,
  settles_as text constraint sandbox_refunds_end check (settles_as in ('refunded', 'refused')),
  reason text,
  foreign key (supplier_id, locator) references sandbox_bookings (supplier_id, locator)
);
create index sandbox_refunds_booking on sandbox_refunds (supplier_id, locator);
