-- What a leaked key of an agency opens, and how it is taken back: administrators and users with a second factor are logged in by it only
-- where their company says so, it is known who made it, and what it has opened ends with it (schema/companies.ts, schema/sessions.ts).

alter table companies add column single_login_admins boolean not null default false;

alter table sessions add column by_key boolean not null default false;

alter table api_keys add column made_by uuid references users (id);
update api_keys k set made_by = coalesce((
  select l.user_id from audit_log l
  where l.action = 'renewAgencyKey' and l.subject = 'agency' and l.subject_id = k.company_id::text and l.user_id is not null
  order by l.id desc limit 1
), k.user_id);
alter table api_keys alter column made_by set not null;
