import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { DatabaseError } from './database.ts';
import { createClient, NO_TIMEOUTS } from './pool.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
const MIGRATION_LOCK = 727_001;

/**
 * Runs the migrations that this database has not seen, in the order of their names and in one transaction. Servers that start
 * together wait for each other. A migration from a merged branch runs even when later ones have.
 * @returns the names that were run now.
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
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
    const known = new Map(rows.map((row) => [row.name, row.hash]));
    const ran: string[] = [];
    for (const { name, text, hash } of readMigrations(folder)) {
      if (known.has(name)) {
        if (known.get(name) !== hash) throw new DatabaseError(`the migration ${name} was edited after it had run here`);
        continue;
      }
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

function readMigrations(folder: string): { name: string; text: string; hash: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}
