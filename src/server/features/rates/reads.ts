import { desc } from 'drizzle-orm';
import type { Rates } from '../../../contract/rates.ts';
import type { Tx } from '../../db/database.ts';
import { readRates } from '../../db/exchange-rates.ts';
import { rateTables } from '../../db/schema/site.ts';
import type { Deps } from '../../deps.ts';
import { presentRateTables } from './present.ts';

const SHOWN = 20;

/** GET /base/v2/rates: rates belong to the installation, not to a company. */
export async function readRateTables(tx: Pick<Tx, 'select'>, { settings }: Pick<Deps, 'settings'>): Promise<Rates> {
  const tables = await tx.select().from(rateTables).orderBy(desc(rateTables.cameAt), desc(rateTables.id)).limit(SHOWN);
  return presentRateTables(await readRates(tx), tables, settings.ratesUrl);
}
