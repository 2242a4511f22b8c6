import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FieldChange } from '../../../contract/audit-changes.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

export interface AuditDetail {
  /** Where a sign-in came from. */
  address?: string;
  /** The prefix of the API key that did it. */
  apiKey?: string;
  /** The company that did it to this one; its users are not named here. */
  by?: string;
  changes?: FieldChange[];
}

/** Who did what to which record; append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Null for the system. */
    userId: uuid('user_id').references(() => users.id),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    detail: jsonb('detail').$type<AuditDetail>().notNull(),
  },
  (t) => [index('audit_log_company').on(t.companyId, t.at), index('audit_log_subject').on(t.subject, t.subjectId)],
);
