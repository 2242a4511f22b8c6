-- The data keys that what lies here may be sealed under (commands/claim-data-keys.ts).
create table data_keys (
  fingerprint text primary key,
  since timestamptz not null
);

-- Queues keep one job for a record (jobs/job-data.ts). Those that were made before cannot be told so by the job queue itself; it is
-- not there yet in a new database.
do $$
begin
  if to_regclass('pgboss.queue') is not null then
    update pgboss.queue set policy = 'exclusive' where name in ('settle-booking', 'reimburse-order');
    update pgboss.queue set policy = 'stately' where name = 'issue-order';
  end if;
end
$$;
