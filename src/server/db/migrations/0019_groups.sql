-- Groups are orders of their own (schema/groups.ts): their statuses and deadlines, their place in the desk's queue and in the ledger,
-- and what they ask for and were quoted.

alter table orders
  alter column sold drop not null,
  drop constraint orders_status_known,
  add constraint orders_status_known check (status in (
    'reviewing', 'reserved', 'to_be_paid', 'proceeding', 'origin_holding', 'origin_failed', 'failed_reimbursing', 'failed_reimbursed',
    'issued', 'chg_reviewing', 'chg_to_be_paid', 'chg_proceeding', 'change_holding', 'change_failed', 'reimbursing', 'chg_rejected',
    'changed', 'change_canceled', 'rfd_reviewing', 'rfd_to_be_confirm', 'rfd_proceeding', 'refund_holding', 'refund_failed',
    'rfd_rejected', 'refunded', 'refunded_reimbursing', 'refunded_reimbursed', 'refund_canceled', 'void_proceeding', 'void_holding',
    'voided', 'voided_reimbursing', 'voided_reimbursed', 'void_rejected', 'void_failed', 'origin_canceled', 'closed', 'failed',
    'holding', 'canceled', 'void_canceled',
    'to_be_quote', 'to_be_confirm', 'to_be_apply_seat', 'seat_applying', 'to_be_pay_first', 'to_be_pay_second', 'to_be_pay_third',
    'to_be_paid_last_money')),
  drop constraint orders_product_known,
  add constraint orders_product_known check (product in ('flight', 'group')),
  add constraint orders_sold check (sold is not null or product = 'group');
drop index orders_deadline;
create index orders_deadline on orders (pay_by) where status in (
  'reserved', 'to_be_paid', 'rfd_to_be_confirm', 'chg_to_be_paid', 'to_be_confirm', 'to_be_pay_first', 'to_be_pay_second',
  'to_be_pay_third', 'to_be_paid_last_money');

alter table booking_intents
  drop constraint booking_intents_product_known,
  add constraint booking_intents_product_known check (product in ('flight', 'group'));
alter table ledger_journal
  drop constraint ledger_journal_product_known,
  add constraint ledger_journal_product_known check (product in ('flight', 'group'));
alter table desk_tasks
  drop constraint desk_tasks_kind,
  add constraint desk_tasks_kind
    check (kind in ('review', 'ticketing', 'held', 'change', 'refund', 'void', 'disruption', 'group'));

create table group_orders (
  order_id text primary key references orders (id),
  journeys jsonb not null,
  party jsonb not null,
  extra jsonb not null,
  answer_by timestamptz not null,
  options jsonb not null default '[]',
  chosen text,
  payments jsonb not null default '[]',
  list_locked_at timestamptz,
  constraint group_orders_chosen check (chosen is not null or payments = '[]'::jsonb)
);
