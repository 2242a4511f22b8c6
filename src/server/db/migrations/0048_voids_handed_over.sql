-- When a supplier is told of a void, which nobody can withdraw from then on (schema/after-sales.ts).

alter table after_sales add column handed_at timestamptz;

-- Of those that run already nobody knows whether it was told.
update after_sales set handed_at = orders.updated_at
from orders
where orders.id = after_sales.order_id and orders.status in ('void_proceeding', 'void_holding');
