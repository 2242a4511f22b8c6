import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Holds the fingerprint of the sources that dist was built from. */
export const BUILT = 'dist/built-from';

/** The inputs of a build. */
const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const LEFT_OUT = /\.test\.tsx?$|(^|\/)(node_modules|generator|\.[^/]+)$/;

/** A content hash of all build inputs below `root`: modification times mean nothing in a fresh clone. */
export function fingerprint(root = '.'): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    if (LEFT_OUT.test(path) || !existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  };
  for (const path of SOURCES) add(join(root, path));
  return hash.digest('hex');
}

/** Whether dist matches the sources; a distribution without sources counts as built. */
export function isBuilt(): boolean {
  if (!existsSync('dist/server/main.js')) return false;
  if (!existsSync('src/server/main.ts')) return true;
  return existsSync(BUILT) && readFileSync(BUILT, 'utf8') === fingerprint();
}
