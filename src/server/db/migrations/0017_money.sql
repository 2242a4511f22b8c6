-- Money that the provider has received for agencies, as it came; what it was worth stands in the ledger.
create table top_ups (
  id uuid primary key,
  company_id uuid not null references companies (id),
  journal_id uuid not null references ledger_journal (id),
  reference text not null,
  received_amount bigint not null constraint top_ups_received check (received_amount > 0),
  received_currency text not null,
  exchange_rate text not null,
  fee_percent text not null,
  fee bigint not null,
  amount bigint not null,
  currency text not null,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  constraint top_ups_reference unique (company_id, reference)
);
