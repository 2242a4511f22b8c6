-- Credit in use is paid back out of the balance, by a movement of its own. Nothing is posted for what was used before: a statement that a
-- balance has covered asks for its money again, until it is settled on the wallet once.
alter table ledger_journal
  drop constraint ledger_journal_kind,
  add constraint ledger_journal_kind check (kind in ('top-up', 'payment', 'refund-due', 'refund', 'settlement'));
