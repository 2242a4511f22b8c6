-- Payments at payment houses: what a payer was sent there to pay, what became of it, and what was given back there.

create table payment_attempts (
  id text primary key,
  company_id uuid not null references companies (id),
  user_id uuid not null references users (id),
  user_name text not null,
  channel text not null,
  order_id text references orders (id),
  amount bigint not null,
  fee bigint not null,
  currency text not null,
  state text not null,
  reference text,
  paid_reference text,
  redirect_url text,
  qr_code text,
  return_path text not null,
  ends_at timestamptz not null,
  ask_at timestamptz not null,
  paid_at timestamptz,
  created_at timestamptz not null,
  constraint payment_attempts_state
    check (state in ('started', 'pending', 'paid', 'failed', 'timed_out', 'returning', 'returned')),
  constraint payment_attempts_amount check (amount > 0 and fee >= 0),
  constraint payment_attempts_paid
    check ((state in ('paid', 'returning', 'returned')) = (paid_at is not null and paid_reference is not null))
);
create index payment_attempts_order on payment_attempts (order_id, created_at);
create index payment_attempts_open on payment_attempts (ask_at) where state in ('started', 'pending', 'returning');
-- An order is paid once, whatever happens beside.
create unique index payment_attempts_paid_once on payment_attempts (order_id) where state = 'paid';

create table payment_refunds (
  id text primary key,
  attempt_id text not null references payment_attempts (id),
  order_id text references orders (id),
  amount bigint not null,
  state text not null,
  reference text,
  created_at timestamptz not null,
  done_at timestamptz,
  constraint payment_refunds_state check (state in ('asked', 'done')),
  constraint payment_refunds_amount check (amount > 0),
  constraint payment_refunds_done check ((state = 'done') = (done_at is not null)),
  constraint payment_refunds_once unique nulls not distinct (attempt_id, order_id)
);
create index payment_refunds_order on payment_refunds (order_id);
