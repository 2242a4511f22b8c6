import { rmSync } from 'node:fs';
import { ne, sql } from 'drizzle-orm';
import { currentPrefix, type DataKeys, fingerprintOf, unseal } from '../crypto/at-rest.ts';
import type { Tx } from '../db/database.ts';
import { dataKeys } from '../db/schema/data-keys.ts';
import type { Deps } from '../deps.ts';
import { SettingsError } from '../settings-reader.ts';
import { SEALED_COLUMNS, selectSealed } from './sealed-columns.ts';

/**
 * Refuses a database that is sealed under other keys, before anything in it is changed: it may be another installation's. Keys not yet
 * recorded there are checked later by claimDataKeys.
 * @throws SettingsError as claimDataKeys does.
 */
export async function checkDataKeys({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<void> {
  const { rows } = await db.execute(sql`select 1 where to_regclass('data_keys') is not null`);
  if (rows.length === 0) return;
  const known = await db.select({ fingerprint: dataKeys.fingerprint }).from(dataKeys);
  if (isMissing(settings, known)) throw refusal(settings);
}

/** Whether a key that the database is sealed under is missing. */
function isMissing({ dataKeys: keys }: Deps['settings'], known: readonly { fingerprint: string }[]): boolean {
  const given = [keys.current, ...keys.old].map(fingerprintOf);
  return known.some(({ fingerprint }) => !given.includes(fingerprint));
}

/**
 * Checks the given keys against those that the database is sealed under, and records the current one. Every key that was ever current must
 * be given until nothing is sealed under it (releaseDataKeys).
 * @throws SettingsError when one is missing: what it sealed could not be read, and more would be sealed under another.
 */
export async function claimDataKeys({ db, settings, clock }: Pick<Deps, 'db' | 'settings' | 'clock'>): Promise<void> {
  const keys = settings.dataKeys;
  const isRefused = await db.transaction(async (tx) => {
    // Of servers that start together on an empty database, the first sets the database's key.
    await tx.execute(sql`lock table ${dataKeys} in exclusive mode`);
    const known = await tx.select().from(dataKeys);
    if (isMissing(settings, known)) return true;
    if (known.length === 0 && !(await opensWhatIsSealed(tx, keys))) return true;
    const current = { fingerprint: fingerprintOf(keys.current), since: clock.now() };
    await tx.insert(dataKeys).values(current).onConflictDoNothing();
    return false;
  });
  if (isRefused) throw refusal(settings);
}

function refusal({ keyFile }: Deps['settings']): SettingsError {
  if (keyFile?.isNew) {
    // If it stayed, it would be taken for the missing one.
    rmSync(keyFile.path, { force: true });
    return new SettingsError(
      `DATA_DIR: ${keyFile.path} is missing, and the database holds data that were encrypted under the key in it. Restore that file from a backup, or set DATA_KEY to the key`,
    );
  }
  const where = keyFile ? `DATA_DIR: ${keyFile.path} holds another key` : 'DATA_KEY: this is another key';
  return new SettingsError(
    `${where} than the one that data in the database were encrypted under. Give that one; to replace it, name it in DATA_KEY_OLD as well`,
  );
}

/** For a database that has no keys recorded: whether the given keys open one text of each kind. */
async function opensWhatIsSealed(tx: Tx, keys: DataKeys): Promise<boolean> {
  for (const column of SEALED_COLUMNS) {
    const [row] = (await tx.execute<Record<string, string>>(sql`${selectSealed(column)} limit 1`)).rows;
    if (row && !opens(row.sealed_text ?? '', keys, column.context(row))) return false;
  }
  return true;
}

function opens(sealed: string, keys: DataKeys, context: string): boolean {
  try {
    unseal(sealed, keys, context);
    return true;
  } catch {
    return false;
  }
}

/** Deletes the records of earlier keys if nothing is sealed under them. Returns whether that is so. */
export function releaseDataKeys({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<boolean> {
  const { dataKeys: keys } = settings;
  return db.transaction(async (tx) => {
    for (const column of SEALED_COLUMNS) {
      const { rowCount } = await tx.execute(sql`${selectSealed(column, currentPrefix(keys))} limit 1`);
      if (rowCount !== 0) return false;
    }
    await tx.delete(dataKeys).where(ne(dataKeys.fingerprint, fingerprintOf(keys.current)));
    return true;
  });
}
