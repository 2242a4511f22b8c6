import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { closeDifference } from './close-difference.ts';
import { proveBooks } from './prove-books.ts';
import { readDifference } from './reads.ts';
import { settleRefund } from './settle-refund.ts';

/** At night, before the desk opens. */
const AT = { hour: 3, minute: 20 };

export function reconciliationRoutes(deps: Deps) {
  return {
    deskDifference: ({ actor, input: { id } }) => readDifference(deps.db, actor, id),
    closeDifference: (call) => closeDifference(deps, call),
    settleRefund: (call) => settleRefund(deps, call),
  } satisfies Handlers;
}

export function registerReconciliationJobs(deps: Deps): void {
  deps.jobs.work('prove-books', () => proveBooks(deps));
  deps.jobs.daily('prove-books', { ...AT, zone: deps.settings.billingZone });
}
