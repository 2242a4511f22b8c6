import type { InferSelectModel } from 'drizzle-orm';
import type { auditLog } from '../../db/schema/audit.ts';
import type { users } from '../../db/schema/users.ts';

/** An entry with its user. */
export interface FoundRow {
  entry: InferSelectModel<typeof auditLog>;
  user: Pick<InferSelectModel<typeof users>, 'id' | 'username' | 'nickname'> | null;
}

/** The same with the name of its subject; null if it has none, or is deleted. */
export interface LogRow extends FoundRow {
  name: string | null;
}
