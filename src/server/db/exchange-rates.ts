import { desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Currency, RateMap } from '../../contract/money.ts';
import type { Db } from './database.ts';
import { exchangeRates } from './schema/site.ts';

export interface DatedRates {
  /** yyyy-MM-dd. */
  asOf: string;
  rates: RateMap;
}

/** The rates of these currencies alone. */
export function ratesOf({ asOf, rates }: DatedRates, currencies: readonly Currency[]): DatedRates {
  const used: RateMap = {};
  for (const currency of currencies) if (rates[currency]) used[currency] = rates[currency];
  return { asOf, rates: used };
}

/** The newest table of exchange rates. @throws when there is none, which no seeded database has. */
export async function readRates(db: Pick<Db, 'select'>): Promise<DatedRates> {
  const newest = await readNewest(db);
  if (!newest) throw new Error('there are no exchange rates');
  return newest;
}

/** The last table of exchange rates of a day before another (yyyy-MM-dd); null where there is none. */
export function readRatesBefore(db: Pick<Db, 'select'>, day: string): Promise<DatedRates | null> {
  return readNewest(db, lt(exchangeRates.asOf, day));
}

async function readNewest(db: Pick<Db, 'select'>, where?: SQL): Promise<DatedRates | null> {
  const newest = db
    .select({ day: exchangeRates.asOf })
    .from(exchangeRates)
    .where(where)
    .orderBy(desc(exchangeRates.asOf))
    .limit(1);
  const rows = await db
    .select()
    .from(exchangeRates)
    .where(eq(exchangeRates.asOf, sql`(${newest})`));
  const asOf = rows[0]?.asOf;
  if (asOf === undefined) return null;
  const rates: Partial<Record<Currency, string>> = {};
  for (const { currency, rate } of rows) rates[currency] = rate;
  return { asOf, rates };
}
