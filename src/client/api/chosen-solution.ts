import type { Instant } from '../../contract/dates.ts';
import type { ShoppingInput, Solution } from '../../contract/flight-search.ts';
import { tabTexts } from '../device/browser/texts.ts';
import { accountOf, session } from './session.ts';
import { readStored, writeStored } from './stored-json.ts';

/** The result that the agent selected for the booking page. */
export interface ChosenSolution {
  solution: Solution;
  search: ShoppingInput;
  chosenAt: Instant;
  /** Set when exact flights were requested: as named in the address of the results. */
  flights?: string;
  /** Path and query of its results, to return to; set by `set`. */
  resultsPath?: string;
  /** The account that chose it, set by `set`: the price is for its agency only. */
  account?: string;
}

const RESULTS = '/flight/booking/results';
const KEY = 'interline.chosen-solution';
let inMemory: ChosenSolution | null = null;

let account = accountOf(session.get());

// Another user has no use for it; whoever left chooses again.
session.subscribe(() => {
  const before = account;
  account = accountOf(session.get());
  if (before !== account && before !== 'public') chosenSolution.clear();
});

/** Lenient: what an older app stored may lack fields, and the price check updates the solution. */
export function isChosen(value: unknown): value is ChosenSolution {
  return typeof value === 'object' && value !== null && 'solution' in value && 'search' in value && 'chosenAt' in value;
}

function fromStorage(): ChosenSolution | null {
  const value = readStored(KEY, tabTexts);
  return isChosen(value) ? value : null;
}

/** The chosen solution of this tab: in memory, and in the tab's storage for reloads where the browser allows it. */
export const chosenSolution = {
  get(): ChosenSolution | null {
    inMemory ??= fromStorage();
    return inMemory?.account === accountOf(session.get()) ? inMemory : null;
  },
  set(chosen: ChosenSolution): void {
    const { pathname, search } = window.location;
    const place = pathname === RESULTS ? { resultsPath: pathname + search } : {};
    const choice = { ...chosen, ...place, account: accountOf(session.get()) };
    inMemory = choice;
    // Full or refused: memory holds it for this visit, and a reload must not restore an earlier choice.
    if (!writeStored(KEY, choice, tabTexts)) writeStored(KEY, null, tabTexts);
  },
  clear(): void {
    inMemory = null;
    writeStored(KEY, null, tabTexts);
  },
};
