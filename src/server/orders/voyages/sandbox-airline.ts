import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { refuse } from '../../../contract/result.ts';
import type { VoyageType } from '../../../contract/voyage-rules.ts';
import { runSystemCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { voyages } from '../../db/schema/voyages.ts';
import type { Deps } from '../../deps.ts';
import { TICKETED } from '../after-sales/child-order.ts';
import { jobOn, lockAnyOrder, type OrderRow, soldOf } from '../order-rows.ts';
import { findAnyOrder } from '../system-orders.ts';
import { raiseVoyage, type VoyageRow } from './raise-voyage.ts';
import { shiftJourneys } from './shift-journeys.ts';

const AFTER_SECONDS = 90;
const MINUTES: Partial<Record<VoyageType, number>> = { change: 95, cancel_save: 1440 };
const KINDS = ['change', 'change', 'cancel_save', 'cancel_no_save'] as const;
/** The share of cancelled flights reinstated, unless the agency has answered. */
const RESTORED_RATE = 0.5;
const RESTORED_AFTER_SECONDS = 600;

/** A deterministic number in [0, 1) per order: the same in every process. */
function chanceOf(seed: string, orderId: string): number {
  return createHash('sha256').update(`${seed}:voyage:${orderId}`).digest().readUInt32BE() / 0x1_0000_0000;
}

/** How an order's flights are disrupted. */
export function fateOf(seed: string, orderId: string): { type: VoyageType; isRestored: boolean } {
  const type = KINDS[Math.floor(chanceOf(`${seed}:kind`, orderId) * KINDS.length)] ?? 'change';
  return { type, isRestored: type !== 'change' && chanceOf(`${seed}:restored`, orderId) < RESTORED_RATE };
}

/** Schedules a disruption by the sandbox's airlines for a share of issued orders (SANDBOX_DISRUPTION_RATE). */
export async function scheduleDisruption(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'settings'>,
  order: Pick<OrderRow, 'id'>,
): Promise<void> {
  const { disruptionRate, seed } = deps.settings.sandbox;
  if (chanceOf(seed, order.id) >= disruptionRate) return;
  await deps.jobs.send(tx, 'raise-voyage', { orderId: order.id }, { afterSeconds: AFTER_SECONDS });
}

/** Disrupts an order as an airline would, once; some unanswered cancellations are reinstated later. Skips orders without tickets. */
export async function disruptOrder(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  if (!order || !TICKETED.includes(order.status)) return;
  await runSystemCommand(deps, jobOn('raise-voyage', order), async (tx) => {
    const current = await lockAnyOrder(tx, orderId);
    if (!current || !TICKETED.includes(current.status)) return refuse('statusConflict');
    const [first] = await tx
      .select()
      .from(voyages)
      .where(eq(voyages.key, keyOf(orderId)));
    return (await (first ? restore(tx, deps, current, first) : disrupt(tx, deps, current))) ?? refuse('statusConflict');
  });
}

const keyOf = (orderId: string) => `sandbox:${orderId}`;

async function disrupt(tx: Tx, deps: Deps, order: OrderRow): Promise<VoyageRow | null> {
  const { type, isRestored } = fateOf(deps.settings.sandbox.seed, order.id);
  const minutes = MINUTES[type];
  const raised = await raiseVoyage(tx, deps, order, {
    type,
    after: minutes === undefined ? null : shiftJourneys(soldOf(order).journeys, minutes),
    by: order.supplierName || null,
    remark: null,
    key: keyOf(order.id),
  });
  if (raised && isRestored)
    await deps.jobs.send(tx, 'raise-voyage', { orderId: order.id }, { afterSeconds: RESTORED_AFTER_SECONDS });
  return raised;
}

/** The flights as before; null for what is not to be reinstated, was answered meanwhile, or is too recent. */
async function restore(tx: Tx, deps: Deps, order: OrderRow, cancelled: VoyageRow): Promise<VoyageRow | null> {
  const { isRestored } = fateOf(deps.settings.sandbox.seed, order.id);
  const age = deps.clock.now().getTime() - cancelled.raisedAt.getTime();
  const isOpen = cancelled.decision === null && cancelled.settledAt === null;
  if (!isRestored || !isOpen || age < RESTORED_AFTER_SECONDS * 1000) return null;
  return raiseVoyage(tx, deps, order, {
    type: 'restore',
    after: cancelled.before,
    by: order.supplierName || null,
    remark: null,
    key: `sandbox-restore:${order.id}`,
  });
}
