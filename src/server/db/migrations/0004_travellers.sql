-- Often-used passengers, their documents and their member cards (schema/travellers.ts).

create table travellers (
  id uuid primary key,
  company_id uuid not null references companies (id),
  created_by uuid references users (id) on delete set null,
  version integer not null default 1,
  surname text not null,
  given_name text not null,
  native_name text,
  gender text constraint travellers_gender check (gender in ('male', 'female')),
  birthday date,
  nationality text,
  phone text,
  email text,
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index travellers_name on travellers (company_id, surname, given_name, id);

create table traveller_documents (
  id uuid primary key,
  company_id uuid not null references companies (id),
  traveller_id uuid not null references travellers (id) on delete cascade,
  position integer not null,
  type text not null constraint traveller_documents_type check (type in (
    'passport', 'idcard', 'chinesePassport', 'internationalityPassport', 'tphm', 'eep', 'tptw', 'ttpmr', 'fpridcard', 'rphmt'
  )),
  number_sealed text not null,
  number_masked text not null,
  number_index text not null,
  expiry date,
  issuing_place text,
  constraint traveller_documents_number unique (company_id, type, number_index)
);
create index traveller_documents_traveller on traveller_documents (traveller_id);
create index traveller_documents_expiry on traveller_documents (company_id, expiry);

create table member_cards (
  id uuid primary key,
  company_id uuid not null references companies (id),
  traveller_id uuid not null references travellers (id) on delete cascade,
  version integer not null default 1,
  airline text not null constraint member_cards_airline check (airline ~ '^[A-Z0-9]{2}$'),
  number_sealed text not null,
  number_masked text not null,
  number_index text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint member_cards_number unique (company_id, number_index)
);
create index member_cards_traveller on member_cards (traveller_id);
