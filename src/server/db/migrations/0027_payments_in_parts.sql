-- A group is paid in parts, each of which may come by a payment house: one payment of each stage counts.

alter table payment_attempts add column stage text
  constraint payment_attempts_stage check (stage in ('first', 'second', 'third', 'last'));
drop index payment_attempts_paid_once;
create unique index payment_attempts_paid_once on payment_attempts (order_id, coalesce(stage, '')) where state = 'paid';
