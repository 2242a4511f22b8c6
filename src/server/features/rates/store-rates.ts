import { and, desc, eq, sql } from 'drizzle-orm';
import { addDays } from '../../../contract/dates.ts';
import { CURRENCIES, type Currency, type RateMap } from '../../../contract/money.ts';
import { MAX_RATE_CHANGE, type RateAnomaly } from '../../../contract/rates.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { readRates, readRatesBefore } from '../../db/exchange-rates.ts';
import { exchangeRates, rateTables } from '../../db/schema/site.ts';
import type { Deps } from '../../deps.ts';

const LOCK = 727_004;

export type TableRow = typeof rateTables.$inferSelect;

export interface NewTable {
  asOf: string;
  source: TableRow['source'];
  origin: string;
  rates: RateMap;
  enteredBy: string | null;
}

interface Standing {
  inUse: RateMap;
  /** Base for detecting jumps, so that many small steps of one day do not evade the check. */
  from: RateMap;
  /** Whether the rates in use were entered manually for the new table's day. */
  isTyped: boolean;
  /** Currencies already missing in the source's last accepted table. */
  without: ReadonlySet<Currency>;
}

/**
 * Stores a table of rates as received. It is applied at once, or is pending if it is suspicious: a rate changed by more than a tenth, one
 * is missing for the first time, or one differs from a manual rate for the same day. It replaces an earlier pending one. An identical table
 * changes nothing. Refuses with ratesOlder if it is older than the current rates, and with badInput if its day is in the future.
 */
export async function storeRates(tx: Tx, { clock, ids }: Pick<Deps, 'clock' | 'ids'>, table: NewTable) {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const at = clock.now();
  const current = await readRates(tx);
  if (table.asOf < current.asOf) return refuse('ratesOlder', { params: { day: current.asOf } });
  // Farther east the day has already begun.
  if (table.asOf > addDays(at.toISOString().slice(0, 10), 1))
    return refuse('badInput', { fields: { asOf: 'invalidDate' } });
  const [last] = await tx.select().from(rateTables).orderBy(desc(rateTables.cameAt), desc(rateTables.id)).limit(1);
  if (last && table.source === 'url' && isSame(last, table)) return last;
  const standing = await readStanding(tx, current.rates, table);
  const oddities = anomaliesOf(standing, table.rates);
  const waits = oddities.some(({ what, currency }) => what !== 'missing' || !standing.without.has(currency));
  await tx.update(rateTables).set({ state: 'refused', decidedAt: at }).where(eq(rateTables.state, 'waiting'));
  const [row] = await tx
    .insert(rateTables)
    .values({
      id: ids.uuid(),
      ...table,
      rates: { ...current.rates, ...table.rates },
      oddities,
      state: waits ? 'waiting' : 'taken',
      cameAt: at,
    })
    .returning();
  if (!row) throw new Error('a table of rates was not written down');
  if (row.state === 'taken') await applyRates(tx, row);
  return row;
}

/** Makes a table the current one for conversions. */
async function applyRates(tx: Tx, { asOf, rates }: Pick<TableRow, 'asOf' | 'rates'>): Promise<void> {
  const rows = CURRENCIES.flatMap((currency) => {
    const rate = rates[currency];
    return rate ? [{ asOf, currency, rate }] : [];
  });
  await tx
    .insert(exchangeRates)
    .values(rows)
    .onConflictDoUpdate({
      target: [exchangeRates.asOf, exchangeRates.currency],
      set: { rate: sql`excluded.rate` },
    });
}

/** Accepts or rejects a pending table. Refuses with ratesDecided, and with ratesOlder where newer rates are in use by now. */
export async function decidePendingRates(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { id, take }: { id: string; take: boolean },
  by: { userId: string; name: string },
): Promise<TableRow | Refusal> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const [row] = await tx.select().from(rateTables).where(sql`${rateTables.id}::text = ${id}`);
  if (!row) return refuse('notFound');
  if (row.state !== 'waiting') return refuse('ratesDecided');
  const { asOf } = await readRates(tx);
  if (take && row.asOf < asOf) return refuse('ratesOlder', { params: { day: asOf } });
  const decision = { decidedAt: clock.now(), decidedBy: by.userId, decidedByName: by.name };
  await tx
    .update(rateTables)
    .set({ ...decision, state: take ? 'taken' : 'refused' })
    .where(eq(rateTables.id, row.id));
  if (take) await applyRates(tx, row);
  return row;
}

async function readStanding(tx: Tx, inUse: RateMap, { asOf, source }: NewTable): Promise<Standing> {
  const taken = eq(rateTables.state, 'taken');
  const newest = [desc(sql`coalesce(${rateTables.decidedAt}, ${rateTables.cameAt})`), desc(rateTables.id)];
  const ofDay = await tx
    .select()
    .from(rateTables)
    .where(and(taken, eq(rateTables.asOf, asOf)))
    .orderBy(...newest);
  const [fromSource] = await tx
    .select({ oddities: rateTables.oddities })
    .from(rateTables)
    .where(and(taken, eq(rateTables.source, 'url')))
    .orderBy(...newest)
    .limit(1);
  const looked = ofDay.find((one) => one.source === 'hand' || one.decidedAt !== null);
  // The very first day has no earlier rates: its own are the base.
  const from = looked?.rates ?? (await readRatesBefore(tx, asOf))?.rates ?? inUse;
  const missing = fromSource?.oddities.filter(({ what }) => what === 'missing') ?? [];
  return {
    inUse,
    from,
    isTyped: source === 'url' && ofDay[0]?.source === 'hand',
    without: new Set(missing.map(({ currency }) => currency)),
  };
}

function isSame(last: TableRow, { asOf, rates }: NewTable): boolean {
  return (
    last.asOf === asOf &&
    Object.entries(rates).every(([currency, rate]) => Number(recordOf(last.rates)[currency]) === Number(rate))
  );
}

const recordOf = (rates: RateMap): Readonly<Record<string, string | undefined>> => rates;

/** The anomalies of a table, at most one of each currency. */
function anomaliesOf({ inUse, from, isTyped }: Standing, after: RateMap): RateAnomaly[] {
  return CURRENCIES.flatMap((currency): RateAnomaly[] => {
    const [now, is] = [inUse[currency], after[currency]];
    if (!now) return [];
    if (!is) return [{ currency, what: 'missing', before: now, after: now }];
    const before = from[currency] ?? now;
    if (Math.abs(Number(is) / Number(before) - 1) > MAX_RATE_CHANGE)
      return [{ currency, what: 'jump', before, after: is }];
    return isTyped && Number(is) !== Number(now) ? [{ currency, what: 'typed', before: now, after: is }] : [];
  });
}
