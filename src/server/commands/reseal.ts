import { type SQL, sql } from 'drizzle-orm';
import { currentPrefix, seal, unseal } from '../crypto/at-rest.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { releaseDataKeys } from './claim-data-keys.ts';
import { SEALED_COLUMNS, type SealedColumn, selectSealed } from './sealed-columns.ts';

const BATCH = 200;
const EVERY_MINUTES = 30;

type Keyed = Pick<Deps, 'db' | 'settings' | 'log'>;

/** After DATA_KEY was replaced: seals everything anew under it, so that the earlier keys can be forgotten. */
export async function resealAll({ db, settings, log }: Keyed): Promise<void> {
  if (settings.dataKeys.old.length === 0) return;
  for (const column of SEALED_COLUMNS) {
    let done = 0;
    for (let some = 1; some > 0; done += some) some = await db.transaction((tx) => resealSome(tx, settings, column));
    if (done > 0) log.info({ table: column.table, rows: done }, 'sealed anew under the current DATA_KEY');
  }
  if (await releaseDataKeys({ db, settings }))
    log.info('nothing is sealed under an earlier key: DATA_KEY_OLD may be taken away');
}

/** Answers how many it did. Rows that somebody is writing at the moment are left for the next time. */
async function resealSome(tx: Tx, { dataKeys }: Deps['settings'], column: SealedColumn): Promise<number> {
  const name = (text: string) => sql.identifier(text);
  const cell = name(column.column);
  const found = await tx.execute<Record<string, string>>(
    sql`${selectSealed(column, currentPrefix(dataKeys))} limit ${BATCH} for update skip locked`,
  );
  for (const row of found.rows) {
    const context = column.context(row);
    const clear = unseal(row.sealed_text ?? '', dataKeys, context);
    const { index } = column;
    const changes = [sql`${cell} = ${seal(clear, dataKeys, context)}`];
    if (index) changes.push(sql`${name(index.column)} = ${index.of(row, clear, dataKeys)}`);
    const here = column.key.map((each) => sql`${name(each)}::text = ${row[each]}`);
    await tx.execute(sql`update ${name(column.table)} set ${list(changes)} where ${sql.join(here, sql` and `)}`);
  }
  return found.rows.length;
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `);

export function registerResealJob(deps: Deps): void {
  deps.jobs.work('reseal', () => resealAll(deps));
  deps.jobs.repeat('reseal', EVERY_MINUTES);
}
