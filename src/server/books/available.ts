import { canUseFinance } from '../../contract/permissions.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { ownCompany } from '../db/scope.ts';

/** Whether the caller is told what is left to pay with: the company's finance people are, who books only where the company lets them. */
export async function seesAvailable(db: Pick<Tx, 'select'>, actor: Actor): Promise<boolean> {
  if (canUseFinance(actor.grants)) return true;
  const [company] = await db
    .select({ isShown: companies.showAvailable })
    .from(companies)
    .where(ownCompany(actor, companies.id));
  return company?.isShown ?? false;
}
