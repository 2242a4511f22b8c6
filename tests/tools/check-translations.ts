// Fails if a client message is missing in the catalogues, is not translated, or is unused.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueFaults, readCatalogue } from '../../src/build/catalogue.ts';

const LOCALES = 'src/client/locales';
const kept = mkdtempSync(join(tmpdir(), 'catalogues-'));
const catalogues = readdirSync(LOCALES).filter((name) => name.endsWith('.po'));
const faults: string[] = catalogues.length === 3 ? [] : [`${LOCALES} holds ${catalogues.length} catalogues, not 3`];

for (const name of catalogues) cpSync(join(LOCALES, name), join(kept, name));
try {
  const extraction = spawnSync('lingui', ['extract', '--clean'], { encoding: 'utf8' });
  if (extraction.status !== 0) faults.push(`extraction failed: ${extraction.stderr || extraction.stdout}`);
  for (const name of catalogues) {
    const committed = readCatalogue(readFileSync(join(kept, name), 'utf8'));
    const fresh = readCatalogue(readFileSync(join(LOCALES, name), 'utf8'));
    faults.push(...catalogueFaults(name, committed, fresh));
  }
} finally {
  for (const name of catalogues) cpSync(join(kept, name), join(LOCALES, name));
  rmSync(kept, { recursive: true });
}

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(faults.length === 0 ? 'Every message is translated\n' : `${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
