-- What a payment or its return is called where the money is, as at a payment house; null of earlier movements (ledger/reference.ts).

alter table ledger_journal add column reference text;
