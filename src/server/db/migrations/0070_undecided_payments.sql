-- Payments that are given up are asked about for some days (schema/payments.ts); the desk is told of one whose outcome nobody knows
-- (schema/reconciliation.ts).
create index payment_attempts_given_up on payment_attempts (ends_at) where state in ('failed', 'timed_out');
alter table ledger_differences
  drop constraint ledger_differences_what,
  add constraint ledger_differences_what
    check (what in ('journal', 'account', 'channel', 'receipt', 'payment', 'supplier', 'refund', 'waiting', 'undecided', 'unbooked'));
