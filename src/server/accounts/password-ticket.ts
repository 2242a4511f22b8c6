import { createHash } from 'node:crypto';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { passwordTickets } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { ticketPath } from '../mail/tickets.ts';
import { type Mailed, mailUser } from './mail-user.ts';

const DAY_MS = 24 * 60 * 60_000;
const TICKET_DAYS = 7;

/** The stored form of a ticket: a stolen table opens nothing. */
export function hashResetToken(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}

/** Mails a user the link to set their password; earlier links become invalid. */
export async function sendPasswordTicket(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  user: Mailed,
  kind: 'invitation' | 'passwordReset',
): Promise<void> {
  const ticket = deps.ids.token();
  const row = {
    ticketHash: hashResetToken(ticket),
    expiresAt: new Date(deps.clock.now().getTime() + TICKET_DAYS * DAY_MS),
  };
  await tx
    .insert(passwordTickets)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: passwordTickets.userId, set: row });
  await mailUser(tx, deps, actor, user, { kind, path: ticketPath(ticket), params: { days: TICKET_DAYS } });
}
