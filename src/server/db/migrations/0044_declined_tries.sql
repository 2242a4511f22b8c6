-- Payments of which a try failed at a house where the payer may try again (schema/payments.ts).

alter table payment_attempts add column declined_at timestamptz;
