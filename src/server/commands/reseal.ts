import { type SQL, sql } from 'drizzle-orm';
import { currentPrefix, type DataKeys, seal, unseal } from '../crypto/at-rest.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { releaseDataKeys } from './claim-data-keys.ts';
import { forEachIsolated } from './for-each-isolated.ts';
import { SEALED_COLUMNS, type SealedColumn, selectSealed } from './sealed-columns.ts';

const BATCH = 200;
const EVERY_MINUTES = 30;

type Keyed = Pick<Deps, 'db' | 'settings' | 'log'>;
type Row = Readonly<Record<string, string>>;

/**
 * After DATA_KEY was replaced: reseals everything under it, so that the earlier keys can be dropped. What cannot be resealed is logged each
 * time and does not block the rest.
 */
export async function resealAll({ db, settings, log }: Keyed): Promise<void> {
  if (settings.dataKeys.old.length === 0) return;
  for (const column of SEALED_COLUMNS) {
    const { table } = column;
    const { done, left } = await resealColumn({ db, settings, log }, column);
    if (done > 0) log.info({ table, rows: done }, 'sealed anew under the current DATA_KEY');
    if (left > 0) log.error({ table, rows: left }, 'could not be sealed anew: DATA_KEY_OLD has to stay as it is');
  }
  if (await releaseDataKeys({ db, settings }))
    log.info('nothing is sealed under an earlier key: DATA_KEY_OLD may be taken away');
}

interface Counts {
  done: number;
  /** How many could not be resealed. */
  left: number;
}

interface Batch extends Counts {
  /** The last row processed; undefined if there was none. */
  last: Row | undefined;
}

async function resealColumn({ db, settings, log }: Keyed, column: SealedColumn): Promise<Counts> {
  const counts = { done: 0, left: 0 };
  let after: Row | undefined;
  do {
    const begin = after;
    const batch: Batch = await db.transaction((tx) => resealBatch(tx, { settings, log }, column, begin));
    counts.done += batch.done;
    counts.left += batch.left;
    after = batch.last;
  } while (after);
  return counts;
}

/** Reseals the next rows after `last`, each on its own. Skips rows that are locked by another transaction. */
async function resealBatch(
  tx: Tx,
  { settings: { dataKeys }, log }: Pick<Keyed, 'settings' | 'log'>,
  column: SealedColumn,
  after: Row | undefined,
): Promise<Batch> {
  const { rows } = await tx.execute<Record<string, string>>(
    sql`${selectSealed(column, currentPrefix(dataKeys))}${beyond(column, after)} limit ${BATCH} for update skip locked`,
  );
  const { table, key } = column;
  const about = (row: Row) => ({ table, column: column.column, key: key.map((each) => row[each]) });
  let done = 0;
  await forEachIsolated({ log }, rows, about, async (row) => {
    await tx.transaction((apart) => resealRow(apart, dataKeys, column, row));
    done += 1;
  });
  return { done, left: rows.length - done, last: rows.at(-1) };
}

/** In key order, so that a batch begins after the last one and does not repeat its failures. */
function beyond({ table, key }: SealedColumn, row: Row | undefined): SQL {
  const own = list(key.map((each) => sql`${sql.identifier(table)}.${sql.identifier(each)}`));
  const rest = row ? sql` and (${own}) > (${list(key.map((each) => sql`${row[each]}`))})` : sql``;
  return sql`${rest} order by ${own}`;
}

async function resealRow(tx: Tx, dataKeys: DataKeys, column: SealedColumn, row: Row): Promise<void> {
  const name = (text: string) => sql.identifier(text);
  const { index } = column;
  const context = column.context(row);
  const clear = unseal(row.sealed_text ?? '', dataKeys, context);
  const changes = [sql`${name(column.column)} = ${seal(clear, dataKeys, context)}`];
  if (index) changes.push(sql`${name(index.column)} = ${index.of(row, clear, dataKeys)}`);
  const here = column.key.map((each) => sql`${name(each)}::text = ${row[each]}`);
  await tx.execute(sql`update ${name(column.table)} set ${list(changes)} where ${sql.join(here, sql` and `)}`);
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `);

export function registerResealJob(deps: Deps): void {
  deps.jobs.work('reseal', () => resealAll(deps));
  deps.jobs.repeat('reseal', EVERY_MINUTES);
}
