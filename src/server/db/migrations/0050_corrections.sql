-- A mistake in an agency's balance is mended by a movement of its own, against an account of the company that mends it.
alter table ledger_journal
  drop constraint ledger_journal_kind,
  add constraint ledger_journal_kind check (kind in ('top-up', 'payment', 'refund-due', 'refund', 'settlement', 'correction'));
alter table ledger_accounts
  drop constraint ledger_accounts_kind,
  add constraint ledger_accounts_kind
    check (kind in ('wallet', 'credit', 'clearing', 'supplier_payable', 'markup_income', 'fee_income', 'refund_payable', 'corrections'));
