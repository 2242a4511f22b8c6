import { and, asc, count, eq, gt, isNull, lte } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Page } from '../../../contract/paging.ts';
import { seesOwnOrdersOnly } from '../../../contract/permissions.ts';
import type { Voyage, VoyagesQuery } from '../../../contract/voyages.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import { voyages as t } from '../../db/schema/voyages.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import type { VoyageRow } from '../../orders/voyages/raise-voyage.ts';
import { presentVoyage, presentVoyages } from './present.ts';

const about = { pnr: orders.pnr, leadPassenger: orders.leadPassenger, passengerCount: orders.passengerCount };

/**
 * Disruptions of the company's orders, nearest departure first, except departed ones that are not open; only of the caller's own orders
 * where the company hides others.
 */
export async function readVoyages(
  deps: Pick<Deps, 'clock' | 'db'>,
  actor: Actor,
  { page = 1, pageSize = PAGE_SIZE.default, state, orderId }: Partial<VoyagesQuery>,
): Promise<Page<Voyage>> {
  const now = deps.clock.now();
  const where = and(
    ownCompany(actor, t.companyId),
    seesOwnOrdersOnly(actor.grants) ? eq(t.userId, actor.userId) : undefined,
    orderId === undefined ? undefined : eq(t.orderId, orderId),
    ...(state ? [isNull(t.decision), isNull(t.settledAt)] : []),
    state === 'open' ? gt(t.lastDepartureAt, now) : undefined,
    state === 'past' ? lte(t.lastDepartureAt, now) : undefined,
  );
  const rows = await deps.db
    .select({ voyage: t, order: about })
    .from(t)
    .innerJoin(orders, eq(orders.id, t.orderId))
    .where(where)
    .orderBy(asc(t.firstDepartureAt), asc(t.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await deps.db.select({ total: count() }).from(t).where(where);
  return presentVoyages(rows, now, { total: counted?.total ?? 0, page, pageSize });
}

/** A disruption just written, as its agency sees it. */
export async function showVoyage(tx: Pick<Tx, 'select'>, voyage: VoyageRow, now: Date): Promise<Voyage> {
  const [order] = await tx.select(about).from(orders).where(eq(orders.id, voyage.orderId));
  if (!order) throw new Error(`the disruption ${voyage.id} is of no order`);
  return presentVoyage({ voyage, order }, now);
}
