import { and, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { enquiries } from '../../db/schema/enquiries.ts';
import { mails } from '../../db/schema/mails.ts';
import type { Deps } from '../../deps.ts';
import { findEnquiry } from './reads.ts';

/** Retention of enquiries once answered, and of doubtful unanswered ones from arrival: as stated in the privacy text. */
const KEPT_DAYS = 365;
const DAY_MS = 24 * 60 * 60_000;

const command: Command<{ id: string }, { id: string }> = async (tx, actor, { id }) => {
  const found = await findEnquiry(tx, actor, id);
  if (!found) return refuse('notFound');
  await forget(tx, eq(enquiries.id, found.enquiry.id));
  return { id: found.enquiry.id };
};

/** DELETE /base/v2/applications/{id} and /base/v2/company/enquiries/{id}: also deletes the mails about it. */
export async function deleteEnquiry(deps: Deps, actor: Actor, input: { id: string }): Promise<null | Refusal> {
  const subject = { type: 'enquiry', id: (made: { id: string }) => made.id };
  const done = await runCommand(deps, { name: 'deleteEnquiry', actor, input, idempotencyKey: null, subject }, command);
  return isRefusal(done) ? done : null;
}

/** Deletes enquiries past their retention. */
export async function deleteExpiredEnquiries({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  const isLeft = and(enquiries.isDoubtful, isNull(enquiries.answeredAt), lt(enquiries.createdAt, before));
  await db.transaction((tx) => forget(tx, or(lt(enquiries.answeredAt, before), isLeft)));
}

async function forget(tx: Tx, which: SQL | undefined): Promise<void> {
  const gone = await tx.delete(enquiries).where(which).returning({ mailId: enquiries.mailId });
  const mailIds = gone.flatMap(({ mailId }) => (mailId === null ? [] : [mailId]));
  if (mailIds.length > 0) await tx.delete(mails).where(inArray(mails.id, mailIds));
}
