import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { Rates } from '../../../contract/rates.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, inTransaction, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { fetchRates } from './fetch-rates.ts';
import { type FetchedRates, RatesFault } from './read-answer.ts';
import { readRateTables } from './reads.ts';
import { decidePendingRates, type NewTable, storeRates } from './store-rates.ts';

const EVERY_MINUTES = 30;

export function rateRoutes(deps: Deps) {
  const run = <I>(
    name: AuditAction,
    { actor, input, idempotencyKey }: { actor: Actor; input: I; idempotencyKey: string | null },
    work: (tx: Tx) => Promise<object | Refusal>,
  ): Promise<Rates | Refusal> => {
    const command: Command<I, Rates> = async (tx) => {
      const done = await work(tx);
      return isRefusal(done) ? done : readRateTables(tx, deps);
    };
    const subject = { type: 'rates', id: ({ asOf }: Rates) => asOf };
    return runCommand(deps, { name, actor, input, idempotencyKey, subject }, command);
  };

  return {
    rateTables: () => readRateTables(deps.db, deps),
    refreshRates: async (call) => {
      const fetched = await readSource(deps);
      if (isRefusal(fetched)) return fetched;
      return run('refreshRates', call, (tx) => storeRates(tx, deps, fetched));
    },
    enterRates: (call) => {
      const { actor, input } = call;
      const table: NewTable = { ...input, source: 'hand', origin: actor.displayName, enteredBy: actor.userId };
      return run('enterRates', call, (tx) => storeRates(tx, deps, table));
    },
    decideRates: (call) => {
      const { actor, input } = call;
      const by = { userId: actor.userId, name: actor.displayName };
      return run('decideRates', call, (tx) => decidePendingRates(tx, deps, input, by));
    },
  } satisfies Handlers;
}

async function readSource({ settings: { ratesUrl } }: Pick<Deps, 'settings'>): Promise<NewTable | Refusal> {
  if (ratesUrl === null) return refuse('ratesNoSource');
  try {
    return asTable(ratesUrl, await fetchRates(ratesUrl));
  } catch (error) {
    if (error instanceof RatesFault) return refuse('ratesUnavailable', { params: { reason: error.message } });
    throw error;
  }
}

function asTable(url: string, fetched: FetchedRates): NewTable {
  return { ...fetched, source: 'url', origin: new URL(url).host, enteredBy: null };
}

/** Fetches the rates on schedule; failures are logged, and the current rates stay. */
async function refreshByItself(deps: Deps): Promise<void> {
  const table = await readSource(deps);
  const done = isRefusal(table) ? table : await inTransaction(deps, (tx) => storeRates(tx, deps, table));
  if (!isRefusal(done)) {
    if (done.state === 'waiting')
      deps.log.warn({ asOf: done.asOf }, 'exchange rates wait for somebody to look at them');
    return;
  }
  if (done.refused !== 'ratesOlder') deps.log.warn({ reason: done.params }, 'the exchange rates could not be fetched');
}

export function registerRateJobs(deps: Deps): void {
  deps.jobs.work('refresh-rates', () => refreshByItself(deps));
  if (deps.settings.ratesUrl !== null) deps.jobs.repeat('refresh-rates', EVERY_MINUTES);
}
