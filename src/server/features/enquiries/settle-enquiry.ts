import { eq } from 'drizzle-orm';
import type { Enquiry, SettleEnquiryInput } from '../../../contract/enquiries.ts';
import { refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { enquiries } from '../../db/schema/enquiries.ts';
import type { Deps } from '../../deps.ts';
import { presentEnquiry } from './present.ts';
import { findEnquiry } from './reads.ts';

const command: Command<SettleEnquiryInput, Enquiry> = async (tx, actor, { id, answered }, { clock }) => {
  const found = await findEnquiry(tx, actor, id);
  if (!found) return refuse('notFound');
  const { answeredAt, answeredBy } = found.enquiry;
  const done = { answeredAt: answeredAt ?? clock.now(), answeredBy: answeredBy ?? actor.userId };
  await tx
    .update(enquiries)
    .set(answered ? done : { answeredAt: null, answeredBy: null })
    .where(eq(enquiries.id, found.enquiry.id));
  const written = await findEnquiry(tx, actor, id);
  return written ? presentEnquiry(written) : refuse('notFound');
};

/** PUT /base/v2/applications/{id} and /base/v2/company/enquiries/{id}: the first user to mark it answered stays named. */
export function settleEnquiry(deps: Deps, actor: Actor, input: SettleEnquiryInput) {
  const subject = { type: 'enquiry', id: ({ id }: { id: string }) => id };
  return runCommand(deps, { name: 'settleEnquiry', actor, input, idempotencyKey: null, subject }, command);
}
