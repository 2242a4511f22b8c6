import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isLocale, type Locale } from '../../contract/locale.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { passwordTickets, type users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';

const DAY_MS = 24 * 60 * 60_000;
const TICKET_DAYS = 7;

/** What is stored of a ticket: a stolen table opens nothing. */
export function hashTicket(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}

type Invited = Pick<typeof users.$inferSelect, 'id' | 'companyId' | 'username' | 'nickname' | 'email'>;

/** Sends somebody the link by which they choose their password; an earlier link opens nothing from then on. */
export async function sendPasswordTicket(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  user: Invited,
  kind: 'invitation' | 'passwordReset',
): Promise<void> {
  const ticket = deps.ids.token();
  const row = {
    ticketHash: hashTicket(ticket),
    expiresAt: new Date(deps.clock.now().getTime() + TICKET_DAYS * DAY_MS),
  };
  await tx
    .insert(passwordTickets)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: passwordTickets.userId, set: row });
  const [company] = await tx
    .select({ name: companies.name, language: companies.emailLanguage })
    .from(companies)
    .where(eq(companies.id, user.companyId));
  await queueMail(tx, deps, {
    companyId: actor.companyId,
    readerId: user.companyId,
    host: actor.host,
    to: user.email,
    kind,
    locale: localeFor(company?.language),
    path: `/password#${ticket}`,
    params: {
      company: company?.name ?? '',
      nickname: user.nickname,
      username: user.username,
      by: actor.displayName,
      days: TICKET_DAYS,
    },
  });
}

function localeFor(language: string | undefined): Locale {
  return isLocale(language) ? language : 'en';
}
