import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface TestDatabases {
  /** Folder of an embedded cluster, started by the first test that needs it; null with DATABASE_URL. */
  folder: string | null;
  url: string | null;
  /** The database from which each test file's own is copied. */
  template: string;
}

/** Where the first test file that starts server processes leaves the bundled server for the others of the run: below the node_modules it uses. */
export const bundleOf = ({ template }: TestDatabases): string =>
  fileURLToPath(new URL(`../../node_modules/.cache/${template}`, import.meta.url));

/** The same for the data folder of a server's first start with the demonstration. */
export const seededFolderOf = ({ template }: TestDatabases): string => join(tmpdir(), `${template}_data`);
