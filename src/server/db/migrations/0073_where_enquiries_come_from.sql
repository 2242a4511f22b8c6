-- An enquiry keeps the site it was sent from, whether a machine may have sent it, and what was mailed of it (schema/enquiries.ts).
alter table enquiries
  add column site_id uuid references sites (id) on delete set null,
  add column host text not null default '',
  add column is_doubtful boolean not null default false,
  add column mail_id uuid;
create index enquiries_site on enquiries (site_id);
create index enquiries_answered on enquiries (answered_at);
