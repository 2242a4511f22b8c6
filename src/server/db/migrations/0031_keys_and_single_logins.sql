-- A company's key acts as a user of its own, as whom nobody logs in; its log-ins from the company's own systems open once
-- (schema/companies.ts, schema/sessions.ts).

alter table users add column is_technical boolean not null default false;
create unique index users_technical on users (company_id) where is_technical;

insert into users (id, company_id, username, nickname, roles, config, is_technical, created_at)
select gen_random_uuid(), k.company_id, 'api:' || c.code, 'API', array['operator', 'finance'],
  '{"defaultRegion": "86", "dateFormat": "yyyy-MM-dd", "cities": [], "countries": [], "passengers": []}', true, k.created_at
from api_keys k join companies c on c.id = k.company_id;

alter table api_keys add column user_id uuid references users (id);
update api_keys k set user_id = u.id from users u where u.company_id = k.company_id and u.is_technical;
alter table api_keys alter column user_id set not null;
create trigger api_keys_tell_change after insert or update or delete on api_keys
  for each row execute function tell_session_change();

create table single_logins (
  signature_hash bytea primary key,
  at timestamptz not null
);
create index single_logins_age on single_logins (at);
