-- Notices on users' own devices (schema/push.ts).

create table push_keys (
  id integer primary key default 1,
  public_key text not null,
  sealed text not null,
  constraint push_keys_one check (id = 1)
);

create table push_subscriptions (
  id uuid primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  user_id uuid not null,
  endpoint_hash text not null constraint push_subscriptions_endpoint_hash_unique unique,
  sealed text not null,
  locale text not null,
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_session on push_subscriptions (session_id);
