-- Agencies are told when a statement asks for something, and when it has fallen overdue (schema/notices.ts).

alter table notices
  add column statement_id uuid references statements (id),
  drop constraint notices_kind,
  add constraint notices_kind check (
    kind in ('status', 'deadline', 'disruption', 'disruptionSettled', 'lowBalance', 'statementDue', 'statementOverdue')
  ),
  drop constraint notices_about,
  add constraint notices_about check (
    (kind in ('lowBalance', 'statementDue', 'statementOverdue')) = (order_id is null)
      and (order_id is null) = (amount is not null)
      and (kind in ('statementDue', 'statementOverdue')) = (statement_id is not null)
  );
