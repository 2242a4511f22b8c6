-- What goes to agencies' own systems (schema/outgoing-notices.ts).

create table outgoing_notices (
  id uuid primary key,
  position bigint not null generated always as identity,
  company_id uuid not null references companies (id),
  order_id text not null references orders (id),
  product text not null,
  kind text not null constraint outgoing_notices_kind check (kind in ('order', 'flightChange')),
  status text not null,
  body text not null,
  state text not null default 'waiting'
    constraint outgoing_notices_state_known check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  queued_at timestamptz not null,
  next_at timestamptz,
  last_at timestamptz,
  last_url text,
  last_status integer,
  last_fault text,
  last_text text,
  created_at timestamptz not null,
  constraint outgoing_notices_next check ((state = 'waiting') = (next_at is not null))
);
create index outgoing_notices_company on outgoing_notices (company_id, position);
create index outgoing_notices_state on outgoing_notices (company_id, state, position);
create index outgoing_notices_order on outgoing_notices (order_id, position);
create index outgoing_notices_waiting on outgoing_notices (order_id, kind, position) where state = 'waiting';
create index outgoing_notices_due on outgoing_notices (next_at) where state = 'waiting';
create index outgoing_notices_age on outgoing_notices (created_at);
