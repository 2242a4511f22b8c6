-- What airlines do to booked flights, and what agencies answer (schema/voyages.ts).

create table voyages (
  id uuid primary key,
  company_id uuid not null references companies (id),
  user_id uuid not null references users (id),
  order_id text not null references orders (id),
  type text not null constraint voyages_type check (type in ('change', 'cancel_no_save', 'cancel_save', 'restore')),
  before jsonb not null,
  after jsonb,
  departure text not null,
  remark text,
  raised_at timestamptz not null,
  decision text constraint voyages_decision check (decision in ('accept', 'refund', 'otherFlight', 'desk')),
  decided_by text,
  decided_at timestamptz,
  settled_at timestamptz,
  refund_id text references orders (id),
  key text not null unique
);
create index voyages_open on voyages (company_id, departure, id) where decision is null and settled_at is null;
create index voyages_company on voyages (company_id, departure, id);
create index voyages_order on voyages (order_id);
