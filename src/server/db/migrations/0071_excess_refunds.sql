-- The desk is told where a payment house has given back more than it was asked for (schema/reconciliation.ts).
alter table ledger_differences
  drop constraint ledger_differences_what,
  add constraint ledger_differences_what check (what in (
    'journal', 'account', 'channel', 'receipt', 'payment', 'supplier', 'refund', 'excess', 'waiting', 'undecided', 'unbooked'
  ));
