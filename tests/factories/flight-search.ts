import type { AccurateSearchInput } from '../../src/contract/accurate-search.ts';
import type { ShoppingInput, Solution, SolutionsAnswer } from '../../src/contract/flight-search.ts';
import type { SandboxScenario, ScenarioSource } from '../../src/server/suppliers/sandbox/scenario.ts';
import type { Caller } from './api.ts';

export interface SteeredScenario extends ScenarioSource {
  steer(scenario: SandboxScenario): void;
}

/** A scenario that a test changes as it goes. */
export function steeredScenario(): SteeredScenario {
  let scenario: SandboxScenario = {};
  return {
    current: () => scenario,
    steer: (next) => {
      scenario = next;
    },
  };
}

/** A search on an average route, well within the test clock's year. */
export function aSearch(changes: Partial<ShoppingInput> = {}): ShoppingInput {
  return {
    journeys: [{ origin: 'HKG', destination: 'TPE', date: '2026-12-08' }],
    passengers: { adult: 1, child: 0, infant: 0 },
    bookingType: 'oneway',
    cabin: 'economy',
    ...changes,
  };
}

export interface SearchResult {
  searchId: string;
  /** The final offers, without withdrawn ones. */
  solutions: Solution[];
  answers: SolutionsAnswer[];
  last: SolutionsAnswer;
}

/** Searches and polls until the search is done, as the client does. */
export async function searchFlights(caller: Caller, input: ShoppingInput = aSearch()): Promise<SearchResult> {
  const { searchId } = await caller.expect('shopping', input);
  return readSearch(caller, searchId);
}

/** A search's whole result, from the beginning or from a later answer. */
export async function readSearch(caller: Caller, searchId: string, from = 0): Promise<SearchResult> {
  const known = new Map<string, Solution>();
  const answers: SolutionsAnswer[] = [];
  for (let cursor = from; ; ) {
    const answer = await caller.expect('solutions', { searchId, cursor });
    answers.push(answer);
    for (const solution of answer.solutions) known.set(solution.id, solution);
    for (const id of answer.withdrawn) known.delete(id);
    cursor = answer.cursor;
    if (answer.done) return { searchId, solutions: [...known.values()], answers, last: answer };
  }
}

/** An offer's flights and classes as in a reservation. */
export function exactFlightsOf({ journeys }: Pick<Solution, 'journeys'>): AccurateSearchInput['journeys'] {
  return journeys.map(({ segments }) => ({
    flights: segments.map(({ carrier, flightNumber, bookingClass, departure, origin, destination }) => {
      const [date = '', departureTime = ''] = departure.split('T');
      return { carrier, flightNumber, bookingClass, date, origin, destination, departureTime };
    }),
  }));
}
