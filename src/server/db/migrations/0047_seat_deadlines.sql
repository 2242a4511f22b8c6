-- A confirmed group waits for its seats until its first payment is due, and no longer.
update orders set pay_by = (group_orders.payments -> 0 ->> 'payBy')::timestamptz
from group_orders
where group_orders.order_id = orders.id and orders.status in ('to_be_apply_seat', 'seat_applying') and orders.pay_by is null;

drop index orders_deadline;
create index orders_deadline on orders (pay_by) where status in (
  'reserved', 'to_be_paid', 'rfd_to_be_confirm', 'chg_to_be_paid', 'to_be_confirm', 'to_be_apply_seat', 'seat_applying',
  'to_be_pay_first', 'to_be_pay_second', 'to_be_pay_third', 'to_be_paid_last_money');
