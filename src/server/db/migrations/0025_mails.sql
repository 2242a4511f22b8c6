-- What each mail is about, why it has not left yet, and the desk's list of all of them (schema/mails.ts).

alter table mails
  add column kind text,
  add column fault text;
create index mails_all on mails (created_at, id);
create index mails_waiting on mails (created_at, id) where sent_at is null;
