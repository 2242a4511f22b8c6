import type { InferSelectModel } from 'drizzle-orm';
import type { auditLog } from '../../db/schema/audit.ts';
import type { users } from '../../db/schema/users.ts';

/** An entry with who did it. */
export interface FoundRow {
  entry: InferSelectModel<typeof auditLog>;
  user: Pick<InferSelectModel<typeof users>, 'id' | 'username' | 'nickname'> | null;
}

/** The same with the name of whom or what it is about; null where that has none, or is gone. */
export interface LogRow extends FoundRow {
  name: string | null;
}
