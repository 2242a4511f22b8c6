import type { AccurateSearchInput } from '../../../contract/accurate-search.ts';
import { addDays } from '../../../contract/dates.ts';
import { legsOfFlights, searchOfFlights } from '../../../contract/exact-flights.ts';
import type { ShoppingAnswer } from '../../../contract/flight-search.ts';
import { MAX_SEARCH_DAYS_AHEAD } from '../../../contract/limits.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { checkJourneyRules, todayAt } from '../../dictionaries/journeys.ts';
import { runExactSearch } from './exact-run.ts';
import { openSearch, type SearchDeps } from './start-search.ts';

/** Starts a search for exactly these flights and classes; polled like any other search (contract: shopping, 4). */
export async function startExactSearch(
  deps: SearchDeps,
  actor: Actor,
  input: AccurateSearchInput,
): Promise<ShoppingAnswer | Refusal> {
  const journeys = input.journeys.map(({ flights }) => flights);
  const { currency, passengers } = input;
  const search = { ...searchOfFlights(journeys, passengers), ...(currency ? { currency } : {}) };
  const fieldOf = (index: number, end: 'origin' | 'destination') =>
    `journeys[${index}].flights[${end === 'origin' ? 0 : (journeys[index]?.length ?? 1) - 1}].${end}`;
  const legs = { journeys: legsOfFlights(journeys) };
  const fault = checkJourneyRules(deps, legs, fieldOf) ?? checkFlights(deps, journeys);
  if (fault) return fault;
  return openSearch(deps, actor, { input: search, missing: [], run: (parts) => runExactSearch(parts, journeys) });
}

type Journeys = readonly AccurateSearchInput['journeys'][number]['flights'][];

/** Checks that every flight is in the booking range, and departs from where the previous one of its journey lands. */
function checkFlights(deps: SearchDeps, journeys: Journeys): Refusal | null {
  const fields: Record<string, string> = {};
  journeys.forEach((flights, j) => {
    flights.forEach((flight, f) => {
      const at = `journeys[${j}].flights[${f}]`;
      const today = todayAt(deps, flight.origin);
      const before = flights[f - 1];
      if (flight.date < today) fields[`${at}.date`] = 'pastDate';
      else if (flight.date > addDays(today, MAX_SEARCH_DAYS_AHEAD)) fields[`${at}.date`] = 'dateTooFar';
      if (before && before.destination !== flight.origin) fields[`${at}.origin`] = 'notConnected';
      for (const end of ['origin', 'destination'] as const)
        if (!deps.dictionaries.airports.has(flight[end])) fields[`${at}.${end}`] = 'airport';
    });
  });
  return Object.keys(fields).length > 0 ? refuse('badInput', { fields }) : null;
}
