-- Payments that a bank is still clearing, refunds that are asked for again by themselves, and what their house said (schema/payments.ts,
-- schema/reconciliation.ts); whose turn it is of what the sweeps take up (schema/orders.ts).

alter table payment_attempts
  drop constraint payment_attempts_state,
  add constraint payment_attempts_state
    check (state in ('started', 'pending', 'clearing', 'paid', 'failed', 'timed_out', 'returning', 'returned'));
drop index payment_attempts_open;
create index payment_attempts_open on payment_attempts (ask_at) where state in ('started', 'pending', 'clearing');

alter table payment_refunds
  add column asked_at timestamptz,
  add column tries integer not null default 0,
  add column refusals integer not null default 0,
  add column ask_at timestamptz;
update payment_refunds set asked_at = created_at, ask_at = case state when 'asked' then created_at end;
alter table payment_refunds alter column asked_at set not null;
create index payment_refunds_due on payment_refunds (ask_at) where state in ('asked', 'failed');

alter table ledger_differences
  add column said text not null default '',
  drop constraint ledger_differences_what,
  add constraint ledger_differences_what
    check (what in ('journal', 'account', 'channel', 'receipt', 'payment', 'supplier', 'refund', 'waiting', 'unbooked'));

alter table orders add column swept_at timestamptz;
drop index orders_moving;
create index orders_moving on orders (status, greatest(swept_at, updated_at)) where status in (
  'proceeding', 'origin_holding', 'origin_failed', 'failed_reimbursing', 'rfd_reviewing', 'rfd_proceeding', 'refund_holding', 'refunded_reimbursing',
  'void_proceeding', 'void_holding', 'voided_reimbursing', 'chg_reviewing', 'chg_proceeding', 'change_holding', 'reimbursing'
);
alter table booking_intents add column swept_at timestamptz;
