import { eq } from 'drizzle-orm';
import { isLocale } from '../../contract/locale.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import type { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { type NewMail, queueMail } from '../mail/queue-mail.ts';

/** The recipient of a mail about their own account. */
export type Mailed = Pick<typeof users.$inferSelect, 'id' | 'companyId' | 'username' | 'nickname' | 'email'>;

/** Mails a user about their own account, on behalf of the actor who changed it and in their company's language. */
export async function mailUser(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  user: Mailed,
  { kind, path, params = {} }: Pick<NewMail, 'kind' | 'path'> & Partial<Pick<NewMail, 'params'>>,
): Promise<void> {
  const [company] = await tx
    .select({ name: companies.name, language: companies.emailLanguage })
    .from(companies)
    .where(eq(companies.id, user.companyId));
  const { nickname, username } = user;
  await queueMail(tx, deps, {
    companyId: actor.companyId,
    readerId: user.companyId,
    host: actor.host,
    to: user.email,
    kind,
    locale: isLocale(company?.language) ? company.language : 'en',
    path,
    params: { company: company?.name ?? '', nickname, username, by: actor.displayName, ...params },
  });
}
