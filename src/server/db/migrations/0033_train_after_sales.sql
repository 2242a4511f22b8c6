-- Seats of trains on their tickets, the longer numbers of railway tickets, and the seats that a sandbox booking wished for.

alter table order_passengers add column seat text;
alter table order_passengers drop constraint order_passengers_ticket_form;
alter table order_passengers add constraint order_passengers_ticket_form check (ticket_number ~ '^([0-9]{13}|[A-Z][A-Z0-9]{8,20})$');
alter table sandbox_bookings add column seat_wishes text[];
