import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { ownCompany } from '../../db/scope.ts';
import type { OrderRow } from '../order-rows.ts';

/** Puts files that the caller has sent in with a request; refuses one that is unknown, another's, or in use already. */
export async function attachProofs(
  tx: Tx,
  actor: Actor,
  child: Pick<OrderRow, 'id'>,
  ids: readonly string[] | undefined,
): Promise<Refusal | null> {
  const wanted = [...new Set(ids ?? [])];
  if (wanted.length === 0) return null;
  if (wanted.some((id) => !UUID.test(id))) return unknown;
  const taken = await tx
    .update(files)
    .set({ orderId: child.id })
    .where(
      and(
        inArray(files.id, wanted),
        ownCompany(actor, files.companyId),
        eq(files.userId, actor.userId),
        isNull(files.orderId),
      ),
    )
    .returning({ id: files.id });
  return taken.length === wanted.length ? null : unknown;
}

/** Forgets files that no request has taken up in a day. */
export async function forgetLooseFiles(tx: Tx, now: Date): Promise<void> {
  await tx.delete(files).where(and(isNull(files.orderId), lt(files.createdAt, new Date(now.getTime() - LOOSE_MS))));
}

const LOOSE_MS = 24 * 60 * 60_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const unknown = refuse('badInput', { fields: { files: 'invalid' } });
