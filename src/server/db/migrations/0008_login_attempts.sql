-- Attempts to sign in are counted by account and by account and address (features/session/login-limits.ts), and whoever signs in
-- from where the account has signed in before is not slowed by what others try elsewhere.

alter table sessions add column place text;

drop table rate_limits;
create table login_attempts (
  key text primary key,
  attempts integer not null,
  since timestamptz not null,
  last_at timestamptz not null
);
