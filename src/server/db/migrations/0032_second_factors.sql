-- Time-based codes that users ask for at their own log-in (schema/second-factors.ts).

create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  sealed text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  recovery_hashes text[] not null default '{}',
  created_at timestamptz not null
);
