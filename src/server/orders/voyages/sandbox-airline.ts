import { createHash } from 'node:crypto';
import { refuse } from '../../../contract/result.ts';
import type { VoyageType } from '../../../contract/voyage-rules.ts';
import { runSystemCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { jobOn, lockAnyOrder, type OrderRow, soldOf } from '../order-rows.ts';
import { findAnyOrder } from '../system-orders.ts';
import { raiseVoyage } from './raise-voyage.ts';
import { shiftJourneys } from './shift-journeys.ts';

const AFTER_SECONDS = 90;
const MINUTES: Partial<Record<VoyageType, number>> = { change: 95, cancel_save: 1440 };
const KINDS = ['change', 'change', 'cancel_save', 'cancel_no_save'] as const;

/** A repeatable number in [0, 1) for an order: the same in every process. */
function chanceOf(seed: string, orderId: string): number {
  return createHash('sha256').update(`${seed}:voyage:${orderId}`).digest().readUInt32BE() / 0x1_0000_0000;
}

/** A share of issued orders is disrupted by the sandbox's airlines a little later (SANDBOX_DISRUPTION_RATE). */
export async function scheduleDisruption(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'settings'>,
  order: Pick<OrderRow, 'id'>,
): Promise<void> {
  const { disruptionRate, seed } = deps.settings.sandbox;
  if (chanceOf(seed, order.id) >= disruptionRate) return;
  await deps.jobs.send(tx, 'raise-voyage', { orderId: order.id }, { afterSeconds: AFTER_SECONDS });
}

/** Disrupts an order as an airline would, once; one that is no longer issued is left alone. */
export async function disruptOrder(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  if (order?.status !== 'issued') return;
  await runSystemCommand(deps, jobOn('raise-voyage', order), async (tx) => {
    const current = await lockAnyOrder(tx, orderId);
    if (current?.status !== 'issued') return refuse('statusConflict');
    const type = KINDS[Math.floor(chanceOf(`${deps.settings.sandbox.seed}:kind`, orderId) * KINDS.length)] ?? 'change';
    const minutes = MINUTES[type];
    const raised = await raiseVoyage(tx, deps, current, {
      type,
      after: minutes === undefined ? null : shiftJourneys(soldOf(current).journeys, minutes),
      by: current.supplierName || null,
      remark: null,
      key: `sandbox:${orderId}`,
    });
    return raised ?? refuse('statusConflict');
  });
}
