import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays } from '../../contract/dates.ts';
import { orders } from '../db/schema/orders.ts';
import { voyages } from '../db/schema/voyages.ts';
import type { Deps } from '../deps.ts';
import { disruptOrder } from '../orders/voyages/sandbox-airline.ts';
import { DEMO_COMPANIES } from './demo-accounts.ts';

const EACH = 3;
/** Earlier departures are left for trying changes and refunds. */
const FROM_DAYS = 4;

/**
 * Issued orders of demo agencies without disruption or follow-up so far, the next few departures of each; empty if the sandbox disrupts
 * nothing.
 */
export async function toDisrupt(deps: Deps): Promise<string[]> {
  if (deps.settings.sandbox.disruptionRate === 0) return [];
  const from = addDays(deps.clock.now().toISOString().slice(0, 10), FROM_DAYS);
  const disrupted = deps.db.select({ one: sql`1` }).from(voyages).where(eq(voyages.companyId, orders.companyId));
  const child = alias(orders, 'child');
  const asked = deps.db.select({ one: sql`1` }).from(child).where(eq(child.originalId, orders.id));
  const issued = await deps.db
    .select({ id: orders.id, companyId: orders.companyId })
    .from(orders)
    .where(
      and(
        inArray(
          orders.companyId,
          DEMO_COMPANIES.map(({ id }) => id),
        ),
        eq(orders.product, 'flight'),
        eq(orders.type, 'origin'),
        eq(orders.status, 'issued'),
        gt(orders.departureDate, from),
        notExists(disrupted),
        notExists(asked),
      ),
    )
    .orderBy(asc(orders.departureDate), asc(orders.id));
  const byCompany = Map.groupBy(issued, ({ companyId }) => companyId);
  return [...byCompany.values()].flatMap((rows) => rows.slice(0, EACH).map(({ id }) => id));
}

/** Has the sandbox airlines disrupt them, so that there is something to answer from the first day. */
export async function disruptDemoOrders(deps: Deps): Promise<void> {
  for (const id of await toDisrupt(deps)) await disruptOrder(deps, id);
}
