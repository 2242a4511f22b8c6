import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Page } from '../../../contract/paging.ts';
import type { Voyage, VoyagesQuery } from '../../../contract/voyages.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import { voyages as t } from '../../db/schema/voyages.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { seesOwnOrdersOnly } from '../../orders/order-scope.ts';
import type { VoyageRow } from '../../orders/voyages/raise-voyage.ts';
import { presentVoyage, presentVoyages } from './present.ts';

const about = { pnr: orders.pnr, leadPassenger: orders.leadPassenger, passengerCount: orders.passengerCount };

/** Disruptions of the company's orders, nearest departure first; of the caller's own alone where the company shows no others. */
export async function readVoyages(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { page = 1, pageSize = PAGE_SIZE.default, state }: Partial<VoyagesQuery>,
): Promise<Page<Voyage>> {
  const where = and(
    ownCompany(actor, t.companyId),
    seesOwnOrdersOnly(actor) ? eq(t.userId, actor.userId) : undefined,
    ...(state === 'open' ? [isNull(t.decision), isNull(t.settledAt)] : []),
  );
  const rows = await deps.db
    .select({ voyage: t, order: about })
    .from(t)
    .innerJoin(orders, eq(orders.id, t.orderId))
    .where(where)
    .orderBy(asc(t.departure), asc(t.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await deps.db.select({ total: count() }).from(t).where(where);
  return presentVoyages(rows, { total: counted?.total ?? 0, page, pageSize });
}

/** A disruption that has just been written, as its agency sees it. */
export async function showVoyage(tx: Pick<Tx, 'select'>, voyage: VoyageRow): Promise<Voyage> {
  const [order] = await tx.select(about).from(orders).where(eq(orders.id, voyage.orderId));
  if (!order) throw new Error(`the disruption ${voyage.id} is of no order`);
  return presentVoyage({ voyage, order });
}
