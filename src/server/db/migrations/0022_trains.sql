-- Trains are orders of their own: their place among the products and in the ledger, and the price checks that they are booked from
-- (schema/trains.ts).

alter table orders
  drop constraint orders_product_known,
  add constraint orders_product_known check (product in ('flight', 'group', 'train'));
alter table booking_intents
  drop constraint booking_intents_product_known,
  add constraint booking_intents_product_known check (product in ('flight', 'group', 'train'));
alter table ledger_journal
  drop constraint ledger_journal_product_known,
  add constraint ledger_journal_product_known check (product in ('flight', 'group', 'train'));

create table train_checks (
  id uuid primary key,
  company_id uuid not null,
  user_id uuid not null,
  supplier_id text not null,
  offer_ref text not null,
  sold jsonb not null,
  party jsonb not null,
  currency text not null,
  total bigint not null,
  expires_at timestamptz not null
);
create index train_checks_age on train_checks (expires_at);
