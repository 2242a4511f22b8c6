-- The balance below which an agency wants to be told (schema/wallet-limits.ts) and the notice of it, which is of no order; and tables of
-- exchange rates as they came (schema/site.ts): what is odd waits for somebody before it is taken.

create table wallet_limits (
  company_id uuid primary key references companies (id),
  currency text not null,
  amount bigint constraint wallet_limits_amount check (amount > 0),
  is_below boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null
);
create index wallet_limits_set on wallet_limits (company_id) where amount is not null;

alter table notices
  alter column user_id drop not null,
  alter column order_id drop not null,
  alter column status drop not null,
  add column amount bigint,
  add column limit_amount bigint,
  add column currency text,
  drop constraint notices_kind,
  add constraint notices_kind check (kind in ('status', 'deadline', 'disruption', 'lowBalance')),
  add constraint notices_about check ((kind = 'lowBalance') = (order_id is null) and (order_id is null) = (amount is not null));

create table rate_tables (
  id uuid primary key,
  as_of date not null,
  source text not null constraint rate_tables_source check (source in ('url', 'hand')),
  origin text not null,
  rates jsonb not null,
  state text not null constraint rate_tables_state check (state in ('waiting', 'taken', 'refused')),
  oddities jsonb not null default '[]',
  came_at timestamptz not null,
  entered_by uuid references users (id),
  decided_at timestamptz,
  decided_by uuid references users (id),
  decided_by_name text
);
create index rate_tables_newest on rate_tables (came_at, id);
create unique index rate_tables_waiting on rate_tables (state) where state = 'waiting';

update users set permissions = permissions || array['rates:write']
  where 'credit:write' = any (permissions) and not 'rates:write' = any (permissions);
