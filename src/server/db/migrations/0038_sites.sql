-- The portal under other names and host names (schema/sites.ts). What was one site before becomes the default one.

create table sites (
  id uuid primary key,
  is_default boolean not null default false,
  name text not null,
  short_name text not null,
  chinese_name text not null,
  chinese_short_name text not null,
  type text not null constraint sites_type check (type in ('client', 'agent-chat')),
  accent text not null default '',
  accent_dark text not null default '',
  logo text not null default '',
  white_logo text not null default '',
  favicon text not null default '',
  icp_code text not null default '',
  network_security_code text not null default '',
  default_language text not null,
  default_currency text not null,
  date_format text not null,
  currencies jsonb not null,
  chat_url text not null default '',
  claims jsonb not null default '[]',
  version integer not null default 1,
  created_at timestamptz not null,
  constraint sites_accent check (accent ~ '^(#[0-9a-f]{6})?$' and accent_dark ~ '^(#[0-9a-f]{6})?$')
);
create unique index sites_default on sites (is_default) where is_default;

create table site_hosts (
  host text primary key constraint site_hosts_host check (host = lower(host)),
  site_id uuid not null references sites (id) on delete cascade
);
create index site_hosts_site on site_hosts (site_id);

insert into sites (id, is_default, name, short_name, chinese_name, chinese_short_name, type, default_language, default_currency, date_format, currencies, created_at)
values (
  '30000000-0000-4000-8000-000000000001', true, 'Interline', 'Interline', '联运商旅分销平台', '联运', 'client', 'zh-cn', 'CNY', 'yyyy-MM-dd',
  '["CNY","USD","EUR","HKD","JPY","GBP","AUD","CAD","THB","SGD","CHF","DKK","MOP","MYR","NOK","NZD","PHP","RUB","SEK","TWD","KRW","ZAR","ILS"]',
  now()
);

update users set permissions = permissions || array['sites:write']
  where 'credit:write' = any (permissions) and not 'sites:write' = any (permissions);
