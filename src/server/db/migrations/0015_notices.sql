-- What the portal tells an agency's people of their bookings (schema/notices.ts), and the list's rarer filters.

create table notices (
  id bigint primary key generated always as identity,
  company_id uuid not null references companies (id),
  user_id uuid not null references users (id),
  order_id text not null references orders (id),
  kind text not null constraint notices_kind check (kind in ('status', 'deadline', 'disruption')),
  status text not null,
  about_at timestamptz,
  key text unique,
  created_at timestamptz not null
);
create index notices_company on notices (company_id, id);
create index notices_user on notices (user_id, id);
create index notices_age on notices (created_at);

create table notice_marks (
  user_id uuid primary key references users (id) on delete cascade,
  read_to bigint not null
);

create index orders_contact_email on orders (company_id, lower(contact ->> 'email'));
create index orders_contact_phone on orders (company_id, (contact ->> 'phone'));
create index orders_contact_name on orders (company_id, lower(contact ->> 'name') text_pattern_ops);
create index orders_reviewed on orders (company_id, created_at) where review_remark is not null;
create index orders_pnr on orders (company_id, pnr);
create index orders_departure on orders (company_id, departure_date);
