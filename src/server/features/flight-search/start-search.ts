import { dateInZone } from '../../../contract/dates.ts';
import { cityOf } from '../../../contract/dictionaries/lookup.ts';
import type { ShoppingAnswer, ShoppingInput } from '../../../contract/flight-search.ts';
import { checkSearchDates } from '../../../contract/flight-terms.ts';
import { checkJourneys } from '../../../contract/journey-rules.ts';
import { SEARCH_LIFE_MS } from '../../../contract/limits.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { presentSearch } from './present.ts';
import type { RunningSearches } from './running-searches.ts';
import { readSaleTerms } from './sale-terms.ts';
import { runSearch } from './search-run.ts';
import type { SearchRow, SearchStore } from './search-store.ts';

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
  const { store, running, clock, ids, log } = deps;
  const fault = checkSearch(deps, input, clock.now());
  if (fault) return fault;
  const terms = await readSaleTerms(deps, actor, input);
  const suppliers = deps.airSuppliers.filter(({ id }) => terms.chain.allows.supplier(id));
  const now = clock.now();
  const search: SearchRow = {
    id: ids.uuid(),
    companyId: actor.companyId,
    userId: actor.userId,
    input,
    suppliers: suppliers.map(({ id, name }) => ({ id, name, state: 'pending', reason: null })),
    done: suppliers.length === 0,
    createdAt: now,
    endsAt: new Date(now.getTime() + terms.chain.maxResponseMs),
    expiresAt: new Date(now.getTime() + SEARCH_LIFE_MS),
  };
  await store.open(search);
  running.start(search.id, (onChange) =>
    runSearch({ ...deps, searchId: search.id, input, terms, suppliers, signal: running.signal, onChange }).catch(
      (error: unknown) => log.error({ err: error, search: search.id }, 'a search could not be written'),
    ),
  );
  return presentSearch(search);
}

/** The rules of a search that need the dictionaries and today's date (spec §5). */
function checkSearch({ dictionaries }: SearchDeps, input: ShoppingInput, now: Date): Refusal | null {
  const find = (code: string) => cityOf(dictionaries, code);
  const error = checkJourneys(input.journeys, find);
  if (error?.key === 'flight.booking.journeyError.empty') return refuse('journeyEmpty', { data: { key: error.key } });
  if (error) {
    const index = error.index ?? 0;
    const unknown = (['origin', 'destination'] as const).filter((end) => !find(input.journeys[index]?.[end] ?? ''));
    const fields = Object.fromEntries(unknown.map((end) => [`journeys[${index}].${end}`, 'airport']));
    return refuse('journeyRules', {
      data: { key: error.key, index },
      params: { index: index + 1 },
      ...(unknown.length > 0 ? { fields } : {}),
    });
  }
  const origin = input.journeys[0]?.origin ?? '';
  const zone = dictionaries.cities.get(origin)?.zone ?? dictionaries.airports.get(origin)?.zone ?? 'UTC';
  const fields = checkSearchDates(input, dateInZone(now, zone));
  return Object.keys(fields).length > 0 ? refuse('badInput', { fields }) : null;
}
