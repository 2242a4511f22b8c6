import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

/** Writes the hash of each built file beside its name, so that the service worker accepts nothing else in its place. */
export function fileHashes(folder: string) {
  return async (entries: Entry[]) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => {
        const hash = createHash('sha256').update(await readFile(join(folder, entry.url)));
        return { ...entry, integrity: `sha256-${hash.digest('base64')}` };
      }),
    ),
  });
}
