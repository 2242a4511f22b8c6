-- What suppliers carry out after the desk has given it up (schema/after-sales.ts, schema/reconciliation.ts).

alter table after_sales add column late_at timestamptz;

alter table ledger_differences
  drop constraint ledger_differences_gap,
  add constraint ledger_differences_gap check (gap <> 0 or what = 'supplier'),
  drop constraint ledger_differences_what,
  add constraint ledger_differences_what check (what in ('journal', 'account', 'channel', 'receipt', 'payment', 'supplier'));
