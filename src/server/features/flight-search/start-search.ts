import type { ShoppingAnswer, ShoppingInput } from '../../../contract/flight-search.ts';
import { checkSearchDates } from '../../../contract/flight-terms.ts';
import { SEARCH_LIFE_MS } from '../../../contract/limits.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Turn } from '../../commands/fair-queue.ts';
import type { Deps } from '../../deps.ts';
import { checkJourneyRules, todayAt } from '../../dictionaries/journeys.ts';
import { presentSearch } from './present.ts';
import type { RunningSearches } from './running-searches.ts';
import { readSaleTerms } from './sale-terms.ts';
import { runSearch, type SearchRunParts } from './search-run.ts';
import type { SearchRow, SearchStore } from './search-store.ts';

/** After so long in line a search whose process has said nothing counts as gone. */
const LONGEST_WAIT_MS = 3 * 60_000;

export interface SearchDeps extends Pick<Deps, 'db' | 'clock' | 'ids' | 'log' | 'dictionaries' | 'airSuppliers'> {
  store: SearchStore;
  running: RunningSearches;
}

/** Begins a search and answers at once; what the suppliers say is polled for. */
export async function startSearch(
  deps: SearchDeps,
  actor: Actor,
  input: ShoppingInput,
): Promise<ShoppingAnswer | Refusal> {
  const fault = checkJourneyRules(deps, input) ?? checkDates(deps, input);
  return fault ?? openSearch(deps, actor, { input, missing: null, run: runSearch });
}

interface NewSearch extends Pick<SearchRow, 'input' | 'missing'> {
  /** Asks the suppliers; runs on after the answer. */
  run: (parts: SearchRunParts) => Promise<void>;
}

/** Writes a search down and starts it with the suppliers that this company may buy from. */
export async function openSearch(deps: SearchDeps, actor: Actor, wanted: NewSearch): Promise<ShoppingAnswer | Refusal> {
  if (deps.airSuppliers.length === 0) return refuse('noSupplier');
  const turn = deps.running.enter(actor.companyId);
  if (isRefusal(turn)) return turn;
  try {
    return await open(deps, actor, wanted, turn);
  } catch (error) {
    void turn.granted.then((leave) => leave());
    throw error;
  }
}

async function open(
  deps: SearchDeps,
  actor: Actor,
  { input, missing, run }: NewSearch,
  turn: Turn,
): Promise<ShoppingAnswer> {
  const { store, running, clock, ids, log } = deps;
  const terms = await readSaleTerms(deps, actor, input);
  const allowed = deps.airSuppliers.filter(({ id }) => terms.chain.allows.supplier(id));
  const popular = terms.chain.searchMode === 'popular' ? allowed.filter(({ isPopular }) => isPopular) : [];
  const suppliers = popular.length > 0 ? popular : allowed;
  const now = clock.now();
  const timesFrom = (begin: number) => ({
    endsAt: new Date(begin + terms.chain.maxResponseMs),
    expiresAt: new Date(begin + SEARCH_LIFE_MS),
  });
  const search: SearchRow = {
    id: ids.uuid(),
    companyId: actor.companyId,
    userId: actor.userId,
    input,
    missing,
    suppliers: suppliers.map(({ id, name }) => ({ id, name, state: 'pending', reason: null })),
    done: suppliers.length === 0,
    createdAt: now,
    ...timesFrom(now.getTime() + (turn.isWaiting ? LONGEST_WAIT_MS : 0)),
  };
  await store.open(search);
  const parts = { ...deps, searchId: search.id, input, terms, suppliers, signal: running.signal };
  const begin = async (onChange: () => void) => {
    // Its time counts from when it is its turn.
    if (turn.isWaiting) await store.retime(search.id, timesFrom(clock.now().getTime()));
    await run({ ...parts, onChange });
  };
  running.start(search.id, turn, (onChange) =>
    begin(onChange).catch((error: unknown) =>
      log.error({ err: error, search: search.id }, 'a search could not be written'),
    ),
  );
  return presentSearch(search);
}

function checkDates(deps: SearchDeps, input: ShoppingInput): Refusal | null {
  const fields = checkSearchDates(input, todayAt(deps, input.journeys[0]?.origin ?? ''));
  return Object.keys(fields).length > 0 ? refuse('badInput', { fields }) : null;
}
