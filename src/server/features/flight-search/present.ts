import {
  LEFT_OUT_REASONS,
  type ShoppingAnswer,
  type Solution,
  type SolutionsAnswer,
  type Verification,
  type VerificationOutcome,
} from '../../../contract/flight-search.ts';
import { type WrittenJson, writtenObject } from '../../http/written-json.ts';
import { entriesOf } from './packed.ts';
import { readSolutionId, type SearchRow, type WrittenChunk } from './search-store.ts';

export function presentSearch(search: SearchRow): ShoppingAnswer {
  return { searchId: search.id, expiresAt: search.expiresAt.toISOString(), suppliers: search.suppliers.length };
}

/** Sorted ascending by adult sale price; solutions that a later chunk replaced are omitted. */
export function presentSolutions(
  search: SearchRow,
  chunks: readonly WrittenChunk[],
  { cursor, isOver, isInLine }: { cursor: number; isOver: boolean; isInLine: boolean },
): WrittenJson<SolutionsAnswer> {
  const withdrawn = [...new Set(chunks.flatMap((chunk) => chunk.withdrawn))];
  const pending = search.suppliers.filter(({ state }) => state === 'pending');
  const failed = search.suppliers.filter(({ state }) => state === 'failed');
  const isHere = (id: string) => chunks.some(({ number }) => number === readSolutionId(id)?.chunk);
  return writtenObject<SolutionsAnswer, 'solutions'>('solutions', solutionsOf(chunks, withdrawn), {
    withdrawn: withdrawn.filter((id) => !isHere(id)),
    cursor: (chunks.at(-1)?.number ?? cursor - 1) + 1,
    progress: {
      answered: search.suppliers.length - pending.length,
      total: search.suppliers.length,
      ...(isInLine ? { waiting: true } : {}),
    },
    done: isOver,
    failures: [
      ...failed.map(({ name, reason }) => ({ supplier: name, reason: reason ?? ('unavailable' as const) })),
      ...(isOver ? pending.map(({ name }) => ({ supplier: name, reason: 'timeout' as const })) : []),
    ],
    expiresAt: search.expiresAt.toISOString(),
    ...(search.missing && isOver ? { missing: search.missing } : {}),
    ...(isOver ? leftOutOf(search) : {}),
  });
}

/** Offers not sold to the company, summed over the suppliers; empty if none. */
function leftOutOf({ suppliers }: SearchRow): Pick<SolutionsAnswer, 'leftOut'> {
  const leftOut = LEFT_OUT_REASONS.flatMap((reason) => {
    const offers = suppliers.reduce((sum, one) => sum + (one.leftOut?.[reason] ?? 0), 0);
    return offers > 0 ? [{ reason, offers }] : [];
  });
  return leftOut.length > 0 ? { leftOut } : {};
}

/** The chunks as one JSON array by price. A single chunk is sorted already and withdraws nothing of its own. */
function solutionsOf(chunks: readonly WrittenChunk[], withdrawn: readonly string[]): string {
  const [first] = chunks;
  if (first && chunks.length === 1) return `[${first.solutions.text}]`;
  const gone = new Set(
    withdrawn.map((id) => {
      const place = readSolutionId(id);
      return `${place?.chunk}.${place?.place}`;
    }),
  );
  const all = chunks.flatMap(({ number, solutions }) =>
    entriesOf(solutions).flatMap((json, place) =>
      gone.has(`${number}.${place}`) ? [] : [{ json, price: solutions.keys[place] ?? 0 }],
    ),
  );
  all.sort((a, b) => a.price - b.price);
  return `[${all.map(({ json }) => json).join(',')}]`;
}

/** The solution cannot be booked: it has expired or is sold out. */
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
