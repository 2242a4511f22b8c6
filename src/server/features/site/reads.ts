import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { Currency, RateMap } from '../../../contract/money.ts';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { exchangeRates } from '../../db/schema/site.ts';

export interface DatedRates {
  /** yyyy-MM-dd. */
  asOf: string;
  rates: RateMap;
}

/** The newest table of exchange rates. @throws when there is none, which no seeded database has. */
export async function readRates(db: Pick<Db, 'select'>): Promise<DatedRates> {
  const newest = db.select({ day: exchangeRates.asOf }).from(exchangeRates).orderBy(desc(exchangeRates.asOf)).limit(1);
  const rows = await db
    .select()
    .from(exchangeRates)
    .where(eq(exchangeRates.asOf, sql`(${newest})`));
  const asOf = rows[0]?.asOf;
  if (asOf === undefined) throw new Error('there are no exchange rates');
  const rates: Partial<Record<Currency, string>> = {};
  for (const { currency, rate } of rows) rates[currency] = rate;
  return { asOf, rates };
}

/** The origins that may show an agency's portal in a frame, by the agency's own prefix of the host name. */
export async function readFrameHosts(db: Db): Promise<Map<string, readonly string[]>> {
  const rows = await db
    .select({ prefix: companies.websitePrefix, hosts: companies.frameHosts })
    .from(companies)
    .where(isNull(companies.disabledAt));
  return new Map(rows.filter(({ prefix }) => prefix !== '').map(({ prefix, hosts }) => [prefix, hosts]));
}
