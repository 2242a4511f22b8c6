import { SupplierError, unavailable } from '../supplier-error.ts';
import type { SandboxBehaviour } from './scenario.ts';

/** How long a pending outcome stays pending, unless the scenario says otherwise. */
const PENDING_MS = 120_000;

/** The scenario's outcome of an issue, refund, change or void. */
type Outcome = SandboxBehaviour['issue' | 'refund' | 'change' | 'void'];

/** Fails as an unavailable supplier: nothing was begun. */
export function throwIfDead(outcome: Outcome, supplier: string): void {
  if (outcome === 'dead') throw unavailable(supplier);
}

/** When a pending step ends, and how: `done` unless the scenario refuses it. */
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

/** The step was carried out; throws 'unknown' if the scenario loses its response. */
export function throwIfLost(outcome: Outcome | 'ok' | 'soldOut' | 'refuse'): void {
  if (outcome === 'lost') throw new SupplierError('unknown', 'timeout', 'The line was cut before the answer came');
}
