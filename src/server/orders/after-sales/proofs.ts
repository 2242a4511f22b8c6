import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { seal, unseal } from '../../crypto/at-rest.ts';
import type { Tx } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from '../order-rows.ts';

/**
 * Attaches files the caller has uploaded to a request; refuses, by its position, each one that is unknown, another user's, or already in use.
 * Usually it has been deleted: a form left open for days still refers to it.
 */
export async function attachProofs(
  tx: Tx,
  actor: Actor,
  child: Pick<OrderRow, 'id'>,
  ids: readonly string[] | undefined,
): Promise<Refusal | null> {
  const asked = new Set(ids ?? []);
  if (asked.size === 0) return null;
  const wellFormed = [...asked].filter((id) => UUID.test(id));
  const taken = await tx
    .update(files)
    .set({ orderId: child.id })
    .where(
      and(
        inArray(files.id, wellFormed),
        ownCompany(actor, files.companyId),
        eq(files.userId, actor.userId),
        eq(files.purpose, 'proof'),
        isNull(files.orderId),
      ),
    )
    .returning({ id: files.id });
  if (taken.length === asked.size) return null;
  const found = new Set(taken.map(({ id }) => id));
  const gone = (ids ?? []).flatMap((id, i) => (found.has(id) ? [] : [[`files[${i}]`, 'proofGone'] as const]));
  return refuse('badInput', { fields: Object.fromEntries(gone) });
}

/** Copies another request's proofs; each is encrypted for its own row. */
export async function copyProofs(
  tx: Tx,
  { clock, ids, settings }: Pick<Deps, 'clock' | 'ids' | 'settings'>,
  from: Pick<OrderRow, 'id'>,
  to: Pick<OrderRow, 'id'>,
): Promise<void> {
  for (const file of await tx.select().from(files).where(eq(files.orderId, from.id))) {
    const id = ids.uuid();
    const content = seal(unseal(file.content, settings.dataKeys, file.id), settings.dataKeys, id);
    await tx.insert(files).values({ ...file, id, content, orderId: to.id, createdAt: clock.now() });
  }
}

/** Deletes uploaded files, whatever their purpose, that nothing has used for a day. */
export async function deleteLooseFiles(tx: Tx, now: Date): Promise<void> {
  await tx.delete(files).where(and(isNull(files.orderId), lt(files.createdAt, new Date(now.getTime() - LOOSE_MS))));
}

const LOOSE_MS = 24 * 60 * 60_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
