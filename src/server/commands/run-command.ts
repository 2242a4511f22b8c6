import { eq } from 'drizzle-orm';
import type { AuditAction } from '../../contract/audit-actions.ts';
import type { FieldChange } from '../../contract/audit-changes.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { type AuditDetail, auditLog } from '../db/schema/audit.ts';
import { companies } from '../db/schema/companies.ts';
import type { Deps } from '../deps.ts';
import { isSharedChange, watchChanges } from './audited-state.ts';
import { claimKey, completeKey, hashInput } from './idempotency.ts';

/** A write: everything it does goes through `tx`; a Refusal rolls all of it back. Its answer must survive JSON. */
export type Command<I, T> = (tx: Tx, actor: Actor, input: I, deps: Deps) => Promise<T | Refusal>;

export interface CommandCall<I, T> {
  /** The endpoint or job; names it in the audit log and in the scope of the key. */
  name: AuditAction;
  actor: Actor;
  input: I;
  idempotencyKey: string | null;
  /** The record it is about, for the audit. */
  subject: { type: string; id: (answer: T) => string };
}

/** Carries a refusal out of drizzle's transaction, which rolls back only on a throw. */
class RolledBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

const ATTEMPTS = 4;
/**
 * Deadlock, serialization failure, and a unique row that another transaction inserted after this one checked: nothing was committed, so the
 * transaction may be retried and then finds the other's row.
 */
const AGAIN = new Set(['40P01', '40001', '23505']);

/** Runs `work` in one transaction, which a Refusal rolls back; retries on a conflict with another transaction. */
export async function inTransaction<T>(
  deps: Pick<Deps, 'db' | 'jobs'>,
  work: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  for (let attempt = 1; ; attempt++) {
    try {
      const done = await deps.db.transaction(async (tx): Promise<T> => {
        const result = await work(tx);
        if (isRefusal(result)) throw new RolledBack(result);
        return result;
      });
      deps.jobs.wake();
      return done;
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal;
      if (attempt === ATTEMPTS || !AGAIN.has(sqlState(error))) throw error;
    }
  }
}

function sqlState(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : sqlState(error.cause);
}

/**
 * Runs a command for a signed-in user with idempotency key, transaction and audit. The same key with the same input returns the first
 * result and changes nothing; with another input it is refused.
 */
export async function runCommand<I, T extends object>(
  deps: Deps,
  call: CommandCall<I, T>,
  command: Command<I, T>,
): Promise<T | Refusal> {
  const { actor, name, idempotencyKey, input } = call;
  const key = idempotencyKey && {
    companyId: actor.companyId,
    userId: actor.userId,
    command: name,
    key: idempotencyKey,
  };
  return inTransaction<T>(deps, async (tx) => {
    if (key) {
      const claim = await claimKey(tx, key, hashInput(input, deps.settings.dataKeys), deps.clock.now());
      if (isRefusal(claim)) return claim;
      if (claim.state === 'running') return refuse('requestInProgress');
      // Written by this command under the same key, so its shape is T.
      if (claim.state === 'done') return claim.answer as T;
    }
    const findChanges = await watchChanges(tx, call);
    const answer = await command(tx, actor, input, deps);
    if (isRefusal(answer)) return answer;
    const entry = { ...actor, action: name, subject: call.subject.type, subjectId: call.subject.id(answer) };
    const changes = await findChanges(entry.subjectId);
    const detail = { ...(actor.apiKey === undefined ? {} : { apiKey: actor.apiKey }), ...told(changes) };
    await writeAudit(tx, deps, entry, detail);
    if (key) await completeKey(tx, key, answer);
    return answer;
  });
}

export interface Audited<T> {
  name: AuditAction;
  companyId: string;
  /** Null for the system. */
  userId: string | null;
  /** The record it is about. */
  subject: { type: string; id: (answer: T) => string };
  /** None unless given. */
  detail?: AuditDetail;
}

/** Runs a write in one transaction together with its audit entry. */
export function runAudited<T extends object>(
  deps: Deps,
  about: Audited<T>,
  work: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return inTransaction<T>(deps, async (tx) => {
    const answer = await work(tx);
    if (isRefusal(answer)) return answer;
    const { name: action, companyId, userId, subject, detail } = about;
    const entry = { companyId, userId, action, subject: subject.type, subjectId: subject.id(answer) };
    await writeAudit(tx, deps, entry, detail);
    return answer;
  });
}

/** Runs a write of a job, audited as done by the system. */
export function runSystemCommand<T extends object>(
  deps: Deps,
  about: { name: AuditAction; companyId: string; subject: string; subjectId: string },
  work: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const { name, companyId, subject, subjectId } = about;
  return runAudited<T>(deps, { name, companyId, userId: null, subject: { type: subject, id: () => subjectId } }, work);
}

interface Entry {
  companyId: string;
  userId: string | null;
  action: AuditAction;
  subject: string;
  subjectId: string;
}

const told = (changes: FieldChange[]): AuditDetail => (changes.length > 0 ? { changes } : {});

async function writeAudit(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { companyId, userId, action, subject, subjectId }: Entry,
  detail: AuditDetail = {},
): Promise<void> {
  const at = deps.clock.now();
  await tx.insert(auditLog).values({ at, companyId, userId, action, subject, subjectId, detail });
  if (subject !== 'agency' || subjectId === companyId) return;
  // An action on an agency is logged for that agency too: by which company, and only the fields that it sees of itself.
  const [doer] = await tx.select({ by: companies.name }).from(companies).where(eq(companies.id, companyId));
  const seen = { ...doer, ...told((detail.changes ?? []).filter(isSharedChange)) };
  const own = { companyId: subjectId, userId: null, subject: 'company', subjectId };
  await tx.insert(auditLog).values({ at, action, ...own, detail: seen });
}
