import { and, count, eq, isNull } from 'drizzle-orm';
import type { FileAnswer } from '../../../contract/proof-files.ts';
import type { ProofType } from '../../../contract/proof-types.ts';
import { refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import { seal } from '../../crypto/at-rest.ts';
import { files } from '../../db/schema/files.ts';

/** Files of one user that no request has taken up. */
const MOST_LOOSE = 20;

/** Keeps a proof that has been checked and redrawn, encrypted; refuses with tooManyFiles while too many of the user's wait to be used. */
export function saveFile(proof: Uint8Array, type: ProofType): Command<{ name: string }, FileAnswer> {
  return async (tx, { companyId, userId }, { name }, deps) => {
    const [found] = await tx
      .select({ loose: count() })
      .from(files)
      .where(and(eq(files.userId, userId), isNull(files.orderId)));
    if ((found?.loose ?? 0) >= MOST_LOOSE) return refuse('tooManyFiles');
    const id = deps.ids.uuid();
    const bytes = proof.byteLength;
    const content = seal(Buffer.from(proof).toString('base64'), deps.settings.dataKeys, id);
    const createdAt = deps.clock.now();
    await tx.insert(files).values({ id, companyId, userId, purpose: 'proof', name, type, bytes, content, createdAt });
    return { id, name, type, bytes };
  };
}
