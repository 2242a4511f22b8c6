-- What the nightly proof of the books has found (schema/reconciliation.ts), and its place in the desk's queue, which orders had alone.

create table ledger_differences (
  id uuid primary key,
  company_id uuid not null references companies (id),
  what text not null constraint ledger_differences_what check (what in ('journal', 'account', 'channel', 'receipt')),
  subject text not null,
  currency text not null,
  gap bigint not null constraint ledger_differences_gap check (gap <> 0),
  expected bigint not null,
  actual bigint not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references users (id),
  closed_by_name text,
  remark text not null default '',
  constraint ledger_differences_once unique (company_id, what, subject, currency, gap)
);

alter table desk_tasks
  alter column product drop not null,
  alter column order_id drop not null,
  alter column status drop not null,
  add column difference_id uuid references ledger_differences (id),
  add constraint desk_tasks_about check ((order_id is null) <> (difference_id is null)),
  drop constraint desk_tasks_kind,
  add constraint desk_tasks_kind
    check (kind in ('review', 'ticketing', 'held', 'change', 'refund', 'void', 'disruption', 'group', 'books'));
create unique index desk_tasks_difference on desk_tasks (difference_id);
