import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client, Pool } from 'pg';
import { DatabaseError } from './database.ts';
import { createClient, NO_TIMEOUTS } from './pool.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
const MIGRATION_LOCK = 727_001;

/**
 * Runs the migrations that this database has not had, in the order of their names and in one transaction. Servers that start at once wait
 * for each other. A migration from a merged branch runs even when later ones have.
 * @returns the names of those that were run.
 * @throws DatabaseError when a migration that already ran has been edited.
 */
export async function migrate(pool: Pool, folder: string = MIGRATIONS): Promise<string[]> {
  const client = createClient(pool, NO_TIMEOUTS);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
    );
    const ran: string[] = [];
    const files = readMigrations(folder);
    const isNew = await seenBy(client, files);
    for (const { name, text, hash } of files.filter(isNew)) {
      await client.query(text);
      await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
      ran.push(name);
    }
    await client.query('commit');
    return ran;
  } finally {
    // Ending rolls back what has not been committed.
    await client.end();
  }
}

interface Migration {
  name: string;
  text: string;
  hash: string;
}

/** Returns whether a migration is new to this database; one that ran under another name is renamed there. */
async function seenBy(client: Client, files: readonly Migration[]): Promise<(file: Migration) => boolean> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
  const known = new Map(rows.map((row) => [row.name, row.hash]));
  const names = new Set(files.map(({ name }) => name));
  const oldNames = new Map(rows.filter(({ name }) => !names.has(name)).map(({ name, hash }) => [hash, name]));
  for (const { name, hash } of files) {
    const oldName = known.has(name) ? undefined : oldNames.get(hash);
    if (oldName === undefined) continue;
    await client.query('update migrations set name = $1 where name = $2', [name, oldName]);
    known.set(name, hash);
  }
  return ({ name, hash }) => {
    const ranAs = known.get(name);
    if (ranAs !== undefined && ranAs !== hash)
      throw new DatabaseError(`the migration ${name} was edited after it had run here`);
    return ranAs === undefined;
  };
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}
