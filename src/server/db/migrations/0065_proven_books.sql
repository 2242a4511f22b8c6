-- How far the books have been proved (schema/proofs.ts): what comes after is read each night, and what lies before is not read again.

create table ledger_proofs (
  id integer primary key constraint ledger_proofs_one check (id = 1),
  base bigint not null,
  seen bigint not null,
  seen_at timestamptz not null,
  houses_until timestamptz not null
);
create table ledger_proven_accounts (
  account_id uuid primary key references ledger_accounts (id),
  amount bigint not null
);
create table ledger_proven_houses (
  company_id uuid not null references companies (id),
  channel text not null,
  currency text not null,
  amount bigint not null,
  primary key (company_id, channel, currency)
);

create index payment_attempts_paid on payment_attempts (paid_at, id) where paid_at is not null;
create index payment_refunds_done on payment_refunds (done_at, id) where state = 'done';
create index top_ups_journal on top_ups (journal_id);
