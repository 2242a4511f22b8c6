import type { Instant } from '../../contract/dates.ts';
import type { ShoppingInput, Solution } from '../../contract/flight-search.ts';
import { tabTexts } from '../device/browser/texts.ts';
import { readKept, writeKept } from './kept.ts';
import { accountOf, session } from './session.ts';

/** What the agent picked from the results and takes to the booking page. */
export interface ChosenSolution {
  solution: Solution;
  search: ShoppingInput;
  chosenAt: Instant;
  /** Set when exact flights were asked for: as the address of the results names them. */
  flights?: string;
  /** Path and query of the results it was taken from, to go back to; filled in by `set`. */
  resultsPath?: string;
  /** Who chose it, filled in by `set`: its price is for this account's agency only. */
  account?: string;
}

const RESULTS = '/flight/booking/results';
const KEY = 'interline.chosen-solution';
let inMemory: ChosenSolution | null = null;

let account = accountOf(session.get());

// Another user has no use for it, and the one who left chooses anew.
session.subscribe(() => {
  const before = account;
  account = accountOf(session.get());
  if (before !== account && before !== 'public') chosenSolution.clear();
});

/** Reads loosely: what an older app kept may lack fields, and the price check brings the solution up to date. */
export function isChosen(value: unknown): value is ChosenSolution {
  return typeof value === 'object' && value !== null && 'solution' in value && 'search' in value && 'chosenAt' in value;
}

function fromStorage(): ChosenSolution | null {
  const value = readKept(KEY, tabTexts);
  return isChosen(value) ? value : null;
}

/** The chosen solution of this tab: held in memory, and kept in the tab's storage for a reload where the browser allows it. */
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
    // Full or refused: memory holds it for this visit, and a reload must not bring back what was chosen before.
    if (!writeKept(KEY, choice, tabTexts)) writeKept(KEY, null, tabTexts);
  },
  clear(): void {
    inMemory = null;
    writeKept(KEY, null, tabTexts);
  },
};
