import type { Instant } from '../../contract/dates.ts';
import type { ShoppingInput, Solution } from '../../contract/flight-search.ts';

/** What the agent picked from the results and takes to the booking page. */
export interface ChosenSolution {
  solution: Solution;
  search: ShoppingInput;
  chosenAt: Instant;
  /** Path and query of the results it was taken from, to go back to; filled in by `set`. */
  resultsPath?: string;
}

const RESULTS = '/flight/booking/results';
const KEY = 'interline.chosen-solution';
let inMemory: ChosenSolution | null = null;

/** Reads loosely: what an older app kept may lack fields, and the price check brings the solution up to date. */
export function isChosen(value: unknown): value is ChosenSolution {
  return typeof value === 'object' && value !== null && 'solution' in value && 'search' in value && 'chosenAt' in value;
}

function fromStorage(): ChosenSolution | null {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isChosen(value) ? value : null;
  } catch {
    return null; // a torn write reads as nothing chosen
  }
}

/** The chosen solution of this tab: kept in memory, and in sessionStorage so that a reload keeps it. */
export const chosenSolution = {
  get(): ChosenSolution | null {
    inMemory ??= fromStorage();
    return inMemory;
  },
  set(chosen: ChosenSolution): void {
    const { pathname, search } = window.location;
    const choice = pathname === RESULTS ? { ...chosen, resultsPath: pathname + search } : chosen;
    inMemory = choice;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(choice));
    } catch {
      sessionStorage.removeItem(KEY); // storage is full or closed: memory holds it for this visit
    }
  },
  clear(): void {
    inMemory = null;
    sessionStorage.removeItem(KEY);
  },
};
