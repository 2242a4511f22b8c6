import { canUseFinance } from '../../contract/permissions.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { ownCompany } from '../db/scope.ts';

/** Whether the caller may see the company's available funds: its finance users may; its bookers only where the company allows it. */
export async function seesAvailable(db: Pick<Tx, 'select'>, actor: Actor): Promise<boolean> {
  if (canUseFinance(actor.grants)) return true;
  const [company] = await db
    .select({ isShown: companies.showAvailable })
    .from(companies)
    .where(ownCompany(actor, companies.id));
  return company?.isShown ?? false;
}
