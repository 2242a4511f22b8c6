import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyBinaries } from './binaries.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'interline-binaries-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([true, false])('a copy stands by itself, whether the package has its links already or not (%s)', (hasLinks) => {
  const [from, copy] = [join(folder, 'package'), join(folder, 'copy')];
  const library = 'native/lib/libicuuc.so';
  mkdirSync(join(from, 'native/lib'), { recursive: true });
  writeFileSync(join(from, `${library}.60`), 'a library');
  const links = [{ source: `${library}.60`, target: library }];
  writeFileSync(join(from, 'native/pg-symlinks.json'), JSON.stringify(links));
  if (hasLinks) symlinkSync('libicuuc.so.60', join(from, library));
  copyBinaries(from, copy);
  rmSync(from, { recursive: true });
  expect(realpathSync(join(copy, library))).toBe(realpathSync(join(copy, `${library}.60`)));
});
