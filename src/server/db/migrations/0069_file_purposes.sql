-- Files are sent in for more than to prove a reason (schema/files.ts): logos, passenger lists of groups, photos of documents.
alter table files drop constraint files_purpose;
alter table files add constraint files_purpose check (purpose in ('logo', 'proof', 'passenger-list', 'document'));
alter table files drop constraint files_type;
alter table files add constraint files_type check (type in (
  'image/jpeg', 'image/png', 'application/pdf', 'image/webp', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
));
-- Only what proves a reason belongs to an order.
alter table files add constraint files_of_orders check (order_id is null or purpose = 'proof');
