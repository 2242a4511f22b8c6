import { Semaphore } from '../../commands/bounded-queue.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { readSolutions } from './read-solutions.ts';
import { SearchStore } from './search-store.ts';
import { startExactSearch } from './start-exact-search.ts';
import { startSearch } from './start-search.ts';
import { verifySolution } from './verify-solution.ts';

const POLLS_READING = 12;

export function flightSearchRoutes(deps: Deps) {
  const search = { ...deps, running: deps.searches, store: new SearchStore(deps.db) };
  const polls = { ...search, reads: new Semaphore(POLLS_READING) };
  return {
    shopping: ({ actor, input }) => startSearch(search, actor, input),
    accurateSearch: ({ actor, input }) => startExactSearch(search, actor, input),
    solutions: ({ actor, input, signal }) => readSolutions(polls, actor, input, signal),
    verifySolution: ({ actor, input }) => verifySolution(search, actor, input.id),
  } satisfies Handlers;
}
