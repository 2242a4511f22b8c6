import type {
  ShoppingAnswer,
  Solution,
  SolutionsAnswer,
  Verification,
  VerificationOutcome,
} from '../../../contract/flight-search.ts';
import { adultPrice } from './cheapest-offers.ts';
import type { SearchRow } from './search-store.ts';

export function presentSearch(search: SearchRow): ShoppingAnswer {
  return { searchId: search.id, expiresAt: search.expiresAt.toISOString(), suppliers: search.suppliers.length };
}

/** Sorted ascending by adult sale price; what one chunk brought and a later one replaced is left out. */
export function presentSolutions(
  search: SearchRow,
  chunks: readonly { number: number; solutions: Solution[]; withdrawn: string[] }[],
  cursor: number,
  isOver: boolean,
): SolutionsAnswer {
  const gone = new Set(chunks.flatMap(({ withdrawn }) => withdrawn));
  const all = chunks.flatMap(({ solutions }) => solutions);
  const fresh = new Set(all.map(({ id }) => id));
  const pending = search.suppliers.filter(({ state }) => state === 'pending');
  const failed = search.suppliers.filter(({ state }) => state === 'failed');
  return {
    solutions: all.filter(({ id }) => !gone.has(id)).sort((a, b) => adultPrice(a) - adultPrice(b)),
    withdrawn: [...gone].filter((id) => !fresh.has(id)),
    cursor: (chunks.at(-1)?.number ?? cursor - 1) + 1,
    progress: { answered: search.suppliers.length - pending.length, total: search.suppliers.length },
    done: isOver,
    failures: [
      ...failed.map(({ name, reason }) => ({ supplier: name, reason: reason ?? ('unavailable' as const) })),
      ...(isOver ? pending.map(({ name }) => ({ supplier: name, reason: 'timeout' as const })) : []),
    ],
    expiresAt: search.expiresAt.toISOString(),
  };
}

/** Nothing of the solution can be booked: it is too old, or its seats are gone. */
export function presentUnbookable(
  outcome: 'expired' | 'soldOut',
  search: SearchRow,
  shown: Solution | null,
): Verification {
  return {
    verificationId: null,
    outcome,
    solution: null,
    previous: shown,
    cause: null,
    expiresAt: null,
    search: search.input,
  };
}

export function presentVerification(check: {
  id: string;
  outcome: VerificationOutcome;
  solution: Solution;
  previous: Solution;
  cause: Verification['cause'];
  expiresAt: Date;
}): Verification {
  const { id, outcome, solution, previous, cause, expiresAt } = check;
  return {
    verificationId: id,
    outcome,
    solution,
    previous: outcome === 'unchanged' ? null : previous,
    cause,
    expiresAt: expiresAt.toISOString(),
    search: null,
  };
}
