-- What is kept of companies and of the people who work in them, their keys, their pictures and the mails to them (schema/companies.ts,
-- schema/users.ts, schema/mails.ts).

alter table users
  add column area_code text not null default '',
  add column mobile text not null default '',
  add column is_testing boolean not null default false,
  add column deleted_at timestamptz,
  alter column password_hash drop not null;
drop index users_username;
create unique index users_username on users (lower(username)) where deleted_at is null;
drop index users_company;
create index users_company on users (company_id, lower(username));

create table password_tickets (
  user_id uuid primary key references users (id) on delete cascade,
  ticket_hash bytea not null unique,
  expires_at timestamptz not null
);

alter table companies
  add column code text not null default 'AG' || upper(substr(md5(gen_random_uuid()::text), 1, 8)),
  add column address text not null default '',
  add column contact_name text not null default '',
  add column contact_email text not null default '',
  add column contact_phone text not null default '',
  add column customer_service text not null default '',
  add column extra_info text not null default '',
  add column send_email_to_sub_agency boolean not null default true,
  add column hide_mainland_content boolean not null default false,
  add column show_invoice_type boolean not null default false,
  add column email_language text not null default 'en',
  add column credit_period text not null default 'month',
  add column deleted_at timestamptz,
  add constraint companies_credit_period check (credit_period in ('day', 'week', 'month', 'year')),
  add constraint companies_email_language check (email_language in ('en', 'zh-cn', 'zh-tw'));
create unique index companies_code on companies (code);
create index companies_parent on companies (parent_id, lower(name));

create table train_configs (
  company_id uuid primary key references companies (id),
  config jsonb not null
);

create table api_keys (
  company_id uuid primary key references companies (id),
  key_hash bytea not null unique,
  sealed text not null,
  prefix text not null,
  created_at timestamptz not null
);

create table pictures (
  id uuid primary key,
  company_id uuid not null references companies (id),
  bytes bytea not null,
  created_at timestamptz not null
);
create index pictures_company on pictures (company_id);

create table mails (
  id uuid primary key,
  company_id uuid not null references companies (id),
  recipient text not null,
  subject text not null,
  sealed text,
  created_at timestamptz not null,
  sent_at timestamptz,
  transport text,
  constraint mails_sent check ((sent_at is null) = (transport is null))
);
create index mails_company on mails (company_id, created_at, id);
