import type { InferSelectModel } from 'drizzle-orm';
import type { auditLog } from '../../db/schema/audit.ts';
import type { travellers } from '../../db/schema/travellers.ts';
import type { users } from '../../db/schema/users.ts';

type Person = Pick<InferSelectModel<typeof travellers>, 'surname' | 'givenName'>;

/** An entry with who did it and whom it is about, as far as they are still there. */
export interface LogRow {
  entry: InferSelectModel<typeof auditLog>;
  user: Pick<InferSelectModel<typeof users>, 'id' | 'username' | 'nickname'> | null;
  traveller: Person | null;
  /** Of the member card that it is about. */
  holder: Person | null;
}
