import { and, eq, isNull } from 'drizzle-orm';
import type { AuditAction } from '../../../contract/audit-actions.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { LoginAnswer } from '../../../contract/session.ts';
import type { EffectiveCompany } from '../../accounts/effective-company.ts';
import { runAudited } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { placeOf } from '../../http/caller-place.ts';
import { draftKeyOf } from './draft-key.ts';
import { hashToken } from './find-session.ts';
import { presentLogin } from './present.ts';
import { readUserAgent } from './user-agent.ts';

type User = typeof users.$inferSelect;

/** Who signs in, and how the company's log records it. */
export interface LogInDetails {
  user: User;
  company: EffectiveCompany;
  /** Its name in the log. */
  action: AuditAction;
  address: string;
  /** The User-Agent header. */
  userAgent: string;
  /** What must hold in the same transaction, and is consumed; a refusal opens nothing. */
  use?: ((tx: Tx) => Promise<Refusal | null>) | undefined;
}

/** Opens a session for an authenticated user. */
export async function openSession(deps: Deps, entrance: LogInDetails): Promise<LoginAnswer | Refusal> {
  const { user, company, action, address, userAgent, use } = entrance;
  const token = deps.ids.token();
  const session = {
    ...{ id: deps.ids.uuid(), userId: user.id, tokenHash: hashToken(token), place: placeOf(address) },
    byKey: action === 'singleLogin',
    ...readUserAgent(userAgent),
  };
  const opened = await runAudited(deps, logEntry(action, user, address), async (tx) => {
    const refusal = await use?.(tx);
    if (refusal) return refusal;
    if (company.singleSession) await endOthers(tx, user.id, deps.clock.now());
    await tx.insert(sessions).values({ ...session, createdAt: deps.clock.now(), lastUsedAt: deps.clock.now() });
    return session;
  });
  if (isRefusal(opened)) return opened;
  if (company.singleSession) deps.sessions.forget();
  const draftKey = await draftKeyOf(deps, { userId: user.id, companyId: user.companyId });
  return presentLogin(token, draftKey, user, company);
}

/** For concurrent log-ins: the row lock serialises them, so that exactly one session remains. */
async function endOthers(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'replaced' })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}

/** The company's log entry for a log-in, a refused one, or a log-out. */
export function logEntry(name: AuditAction, { id, companyId }: Pick<User, 'id' | 'companyId'>, address: string) {
  return { name, companyId, userId: id, subject: { type: 'login', id: () => id }, detail: { address } };
}

/** Refuses a disabled account, and records it in the company's log. */
export async function refuseDisabled(deps: Deps, user: User, address: string): Promise<Refusal> {
  await runAudited(deps, logEntry('accountDisabled', user, address), async () => ({}));
  return refuse('loginDisabled');
}
