-- What ended at its supplier waits at the desk until somebody has looked into it (schema/desk.ts).

alter table desk_tasks
  drop constraint desk_tasks_kind,
  add constraint desk_tasks_kind
    check (kind in ('review', 'ticketing', 'held', 'change', 'refund', 'void', 'failed', 'disruption', 'group', 'books'));

-- Groups are due by their own deadlines.
update desk_tasks set due_at = group_orders.answer_by
from group_orders
where group_orders.order_id = desk_tasks.order_id and desk_tasks.kind = 'group' and desk_tasks.status = 'to_be_quote';
update desk_tasks set due_at = orders.pay_by
from orders
where orders.id = desk_tasks.order_id and desk_tasks.kind = 'group' and desk_tasks.status = 'seat_applying'
  and orders.pay_by is not null;
