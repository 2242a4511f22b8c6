import { and, count, eq, isNull } from 'drizzle-orm';
import type { FilePurpose } from '../../../contract/file-purposes.ts';
import type { FileAnswer } from '../../../contract/proof-files.ts';
import { refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import { seal } from '../../crypto/at-rest.ts';
import { files } from '../../db/schema/files.ts';
import type { CheckedFile } from './check-file.ts';

/** Limit of unused files of one user and purpose. */
const MOST_LOOSE = 20;

/** Stores a checked file, encrypted; refuses with tooManyFiles while too many of the user's for that purpose are unused. */
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
