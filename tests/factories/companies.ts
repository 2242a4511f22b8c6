import { eq } from 'drizzle-orm';
import { companies } from '../../src/server/db/schema/companies.ts';
import type { TestServer } from './test-server.ts';

/** Changes a company as its parent's staff would; effective at once on the server under test. */
export async function changeCompany(
  { deps }: Pick<TestServer, 'deps'>,
  id: string,
  change: Partial<typeof companies.$inferInsert>,
): Promise<void> {
  await deps.db.update(companies).set(change).where(eq(companies.id, id));
  deps.sessions.forget();
  deps.sites.forget();
}
