-- What waits for somebody at the provider's desk (schema/desk.ts), and the unpaid orders that are looked after at their supplier.

create table desk_tasks (
  id uuid primary key,
  provider_id uuid not null references companies (id),
  company_id uuid not null references companies (id),
  product text not null,
  kind text not null constraint desk_tasks_kind check (kind in ('review', 'ticketing', 'held', 'change', 'refund', 'void', 'disruption')),
  order_id text not null references orders (id),
  status text not null,
  since timestamptz not null,
  due_at timestamptz not null,
  claimed_by uuid references users (id),
  claimed_by_name text,
  claimed_at timestamptz
);
create unique index desk_tasks_order on desk_tasks (order_id) where kind <> 'disruption';
create unique index desk_tasks_disruption on desk_tasks (order_id) where kind = 'disruption';
create index desk_tasks_due on desk_tasks (provider_id, due_at, id);
create index desk_tasks_kind on desk_tasks (provider_id, kind, due_at, id);

insert into desk_tasks (id, provider_id, company_id, product, kind, order_id, status, since, due_at)
select gen_random_uuid(), (o.settlement ->> 'providerId')::uuid, o.company_id, o.product, w.kind, o.id, o.status, o.updated_at,
  coalesce(case when w.kind in ('review', 'ticketing') then o.ticket_by end, o.updated_at + make_interval(hours => w.hours))
from orders o
join (values
  ('reviewing', 'review', 1), ('proceeding', 'ticketing', 1), ('origin_holding', 'ticketing', 1),
  ('chg_reviewing', 'change', 12), ('chg_proceeding', 'change', 4), ('change_holding', 'change', 4),
  ('rfd_reviewing', 'refund', 24), ('rfd_proceeding', 'refund', 48), ('refund_holding', 'refund', 48),
  ('void_proceeding', 'void', 1), ('void_holding', 'void', 1)
) as w (status, kind, hours) on w.status = o.status;
