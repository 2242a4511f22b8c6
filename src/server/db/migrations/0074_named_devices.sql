-- A session names the browser and the system that it was opened with, so that its owner knows which device it is (schema/sessions.ts).
alter table sessions add column browser text, add column system text;
-- As the ledger's tables, the user log is not emptied either.
create trigger audit_log_keep before truncate on audit_log
  for each statement execute function ledger_refuse_change();
