import { and, eq, lt } from 'drizzle-orm';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { trainChecks } from '../../db/schema/trains.ts';
import { ownCompany } from '../../db/scope.ts';

export type TrainCheck = typeof trainChecks.$inferSelect;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Stored beyond its expiry: a repeated booking must find what it was made from. */
const RETENTION_MS = 24 * 60 * 60_000;

export async function storeTrainCheck(db: Pick<Db, 'insert'>, check: TrainCheck): Promise<void> {
  await db.insert(trainChecks).values(check);
}

/**
 * A price check of the caller's company; refused with settlementChanged when the company's settlement currency has changed, with
 * verificationExpired when it is missing or expired.
 */
export async function readTrainCheck(
  db: Pick<Db, 'select'>,
  actor: Pick<Actor, 'companyId'>,
  id: string,
  now: Date,
): Promise<TrainCheck | Refusal> {
  if (!UUID.test(id)) return refuse('verificationExpired');
  const [found] = await db
    .select({ row: trainChecks, settlement: companies.settlementCurrency })
    .from(trainChecks)
    .innerJoin(companies, eq(companies.id, trainChecks.companyId))
    .where(and(eq(trainChecks.id, id), ownCompany(actor, trainChecks.companyId)));
  if (found && found.row.currency !== found.settlement) return refuse('settlementChanged');
  return found && found.row.expiresAt > now ? found.row : refuse('verificationExpired');
}

/** Deletes price checks past their retention. */
export async function deleteOldTrainChecks(tx: Tx, now: Date): Promise<void> {
  await tx.delete(trainChecks).where(lt(trainChecks.expiresAt, new Date(now.getTime() - RETENTION_MS)));
}
