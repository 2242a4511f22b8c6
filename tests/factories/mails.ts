import { desc, eq } from 'drizzle-orm';
import { unseal } from '../../src/server/crypto/at-rest.ts';
import { mails } from '../../src/server/db/schema/mails.ts';
import { mailContext } from '../../src/server/mail/queue-mail.ts';
import type { TestServer } from './test-server.ts';

/** The newest mail to an address as its recipient reads it, with what only they may see; empty if there is none. */
export async function mailTo({ deps }: Pick<TestServer, 'deps'>, to: string): Promise<string> {
  const [row] = await deps.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, to))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return row?.sealed ? unseal(row.sealed, deps.settings.dataKeys, mailContext(row.id)) : '';
}

/** The ticket in its link. */
export async function ticketFor(server: Pick<TestServer, 'deps'>, to: string): Promise<string> {
  return /\/password#([\w-]{43})/.exec(await mailTo(server, to))?.[1] ?? '';
}
