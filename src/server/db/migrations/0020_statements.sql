-- Credit periods that have ended; each holds the postings after one up to another.
create table statements (
  id uuid primary key,
  company_id uuid not null references companies (id),
  currency text not null,
  period text not null constraint statements_period check (period in ('day', 'week', 'month', 'year')),
  first_day date not null,
  last_day date not null,
  after_posting bigint not null,
  up_to_posting bigint not null,
  opening bigint not null,
  closing bigint not null,
  credit_used bigint not null constraint statements_credit_used check (credit_used >= 0),
  totals jsonb not null,
  entries integer not null constraint statements_entries check (entries > 0),
  due_day date not null,
  due_at timestamptz not null,
  closed_at timestamptz not null,
  constraint statements_from unique (company_id, currency, after_posting),
  constraint statements_range check (up_to_posting > after_posting),
  constraint statements_days check (last_day >= first_day and due_day > last_day)
);
create index statements_last_day on statements (company_id, last_day);

create trigger statements_append_only before update or delete on statements
  for each row execute function ledger_refuse_change();

-- The postings of one account after one of them.
drop index ledger_postings_account_id;
create index ledger_postings_account_id on ledger_postings (account_id, id);
