-- A payment that its house has signed over another amount than the payer was asked for waits at the desk as well.

alter table ledger_differences
  drop constraint ledger_differences_what,
  add constraint ledger_differences_what check (what in ('journal', 'account', 'channel', 'receipt', 'payment'));
