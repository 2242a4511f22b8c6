-- The ledger is append-only and every movement balances, whatever a program does: drizzle cannot state triggers.

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: post a reversal instead', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger ledger_journal_append_only before update or delete on ledger_journal
  for each row execute function ledger_refuse_change();
create trigger ledger_journal_keep before truncate on ledger_journal
  for each statement execute function ledger_refuse_change();
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function ledger_refuse_change();
create trigger ledger_postings_keep before truncate on ledger_postings
  for each statement execute function ledger_refuse_change();
create trigger ledger_accounts_stay before delete on ledger_accounts
  for each row execute function ledger_refuse_change();
create trigger ledger_accounts_identity_stays before update of id, company_id, kind, qualifier, currency on ledger_accounts
  for each row execute function ledger_refuse_change();
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function ledger_refuse_change();

create function ledger_check_balanced() returns trigger language plpgsql as $$
declare
  movement uuid;
  fault text;
begin
  if tg_table_name = 'ledger_journal' then movement := new.id; else movement := new.journal_id; end if;
  if (select count(*) from ledger_postings where journal_id = movement) < 2 then
    raise exception 'movement % has less than two postings', movement using errcode = 'check_violation';
  end if;
  select string_agg(currency || ' ' || total, ', ') into fault
    from (select currency, sum(amount) as total from ledger_postings where journal_id = movement group by currency) sums
    where total <> 0;
  if fault is not null then
    raise exception 'movement % is out of balance by %', movement, fault using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger ledger_journal_balanced after insert on ledger_journal
  deferrable initially deferred for each row execute function ledger_check_balanced();
create constraint trigger ledger_postings_balanced after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_check_balanced();
