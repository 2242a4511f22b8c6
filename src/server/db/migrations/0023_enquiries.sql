-- What visitors ask for in the enquiry form (schema/enquiries.ts).

create table enquiries (
  id uuid primary key,
  company_id uuid not null references companies (id),
  name text not null,
  email text not null,
  phone text not null,
  country text not null,
  company_name text not null,
  company_address text not null,
  website text not null,
  remarks text not null,
  sender text not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references users (id),
  constraint enquiries_answered check ((answered_at is null) = (answered_by is null))
);
create index enquiries_company on enquiries (company_id, created_at, id);
create index enquiries_sender on enquiries (sender, created_at);
