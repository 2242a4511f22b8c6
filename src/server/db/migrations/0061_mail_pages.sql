-- A mail also as a page, sealed as its text is, and the address of the logo that travels with it (schema/mails.ts).
alter table mails
  add column sealed_html text,
  add column logo text not null default '';
