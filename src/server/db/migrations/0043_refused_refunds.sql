-- Refunds that a payment house refuses, which wait at the desk (schema/payments.ts, schema/reconciliation.ts).

alter table payment_refunds
  add column asked_as text,
  add column difference_id uuid references ledger_differences (id);
update payment_refunds set asked_as = id;
alter table payment_refunds
  alter column asked_as set not null,
  add constraint payment_refunds_asked_as_unique unique (asked_as),
  drop constraint payment_refunds_state,
  add constraint payment_refunds_state check (state in ('asked', 'done', 'failed', 'credited')),
  drop constraint payment_refunds_done,
  add constraint payment_refunds_done check ((state in ('done', 'credited')) = (done_at is not null));
create index payment_refunds_difference on payment_refunds (difference_id) where difference_id is not null;

alter table ledger_differences
  drop constraint ledger_differences_what,
  add constraint ledger_differences_what
    check (what in ('journal', 'account', 'channel', 'receipt', 'payment', 'supplier', 'refund'));
