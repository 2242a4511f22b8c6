import { SupplierError, unavailable } from '../supplier-error.ts';
import type { SandboxBehaviour } from './scenario.ts';

/** How long what a sandbox supplier is steered to leave open stays open, unless the scenario says otherwise. */
const PENDING_MS = 120_000;

/** What a sandbox supplier does with an issue, refund, change or void, as its scenario has it. */
type Outcome = SandboxBehaviour['issue' | 'refund' | 'change' | 'void'];

/** Refuses as a supplier that does not answer: nothing was begun. */
export function refuseDead(outcome: Outcome, supplier: string): void {
  if (outcome === 'dead') throw unavailable(supplier);
}

/** When a step that has begun ends, and as what: `done` unless the scenario has it refused. */
export function settling<T extends string>(
  outcome: Outcome,
  done: T,
  { now, pendingMs = PENDING_MS }: { now: Date; pendingMs: number | undefined },
): { settlesAt: Date; settlesAs: T | 'refused' } {
  const isPending = outcome === 'pending' || outcome === 'pendingThenRefused';
  return {
    settlesAt: new Date(now.getTime() + (isPending ? pendingMs : 0)),
    settlesAs: outcome === 'refused' || outcome === 'pendingThenRefused' ? 'refused' : done,
  };
}

/** The step was carried out; its answer is lost where the scenario has it so. */
export function loseAnswer(outcome: Outcome | 'ok' | 'soldOut' | 'refuse'): void {
  if (outcome === 'lost') throw new SupplierError('unknown', 'timeout', 'The line was cut before the answer came');
}
