-- Whoever ends a session or changes an account or a company, and however: every server process hears of it and forgets what it
-- remembered of sessions. A session's last use is written once a minute and changes nothing that is remembered.

create function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changes', tg_table_name);
  return null;
end
$$;

create trigger sessions_tell_end after update of ended_at, end_reason or delete on sessions
  for each row execute function tell_session_change();
create trigger users_tell_change after update or delete on users
  for each row execute function tell_session_change();
create trigger companies_tell_change after update or delete on companies
  for each row execute function tell_session_change();
