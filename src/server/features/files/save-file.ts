import { and, count, eq, isNull } from 'drizzle-orm';
import type { FilePurpose } from '../../../contract/file-purposes.ts';
import type { FileAnswer } from '../../../contract/proof-files.ts';
import { refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import { seal } from '../../crypto/at-rest.ts';
import { files } from '../../db/schema/files.ts';
import type { CheckedFile } from './check-file.ts';

/** Files of one user and purpose that nothing has taken up. */
const MOST_LOOSE = 20;

/** Keeps a file that has been checked, encrypted; refuses with tooManyFiles while too many of the user's wait to be used for the same. */
export function saveFile(purpose: FilePurpose, file: CheckedFile): Command<{ name: string }, FileAnswer> {
  return async (tx, { companyId, userId }, { name }, deps) => {
    const [found] = await tx
      .select({ loose: count() })
      .from(files)
      .where(and(eq(files.userId, userId), eq(files.purpose, purpose), isNull(files.orderId)));
    if ((found?.loose ?? 0) >= MOST_LOOSE) return refuse('tooManyFiles');
    const id = deps.ids.uuid();
    const { type } = file;
    const bytes = file.bytes.byteLength;
    const content = seal(Buffer.from(file.bytes).toString('base64'), deps.settings.dataKeys, id);
    const createdAt = deps.clock.now();
    await tx.insert(files).values({ id, companyId, userId, purpose, name, type, bytes, content, createdAt });
    return { id, name, type, bytes };
  };
}
