import type { SolutionsAnswer } from '../../../contract/flight-search.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Semaphore } from '../../commands/bounded-queue.ts';
import type { WrittenJson } from '../../http/written-json.ts';
import { presentSolutions } from './present.ts';
import { CHUNKS_AT_ONCE, type WrittenChunk } from './search-store.ts';
import type { SearchDeps } from './start-search.ts';

/** Long-poll time while there is nothing new (contract: shopping protocol). */
const POLL_MS = 2000;
/** How late the searching process may write its last result before it counts as dead. */
const GRACE_MS = 5000;

interface PollDeps extends Pick<SearchDeps, 'store' | 'running' | 'clock'> {
  /** Fewer than the pool's connections, so that polls never take all of them at once. */
  reads: Semaphore;
}

interface Poll {
  searchId: string;
  cursor: number;
  limit?: number | undefined;
}

/** Returns results after the cursor as soon as there are any; a disconnected poll does not stop the search. */
export async function readSolutions(
  deps: PollDeps,
  actor: Actor,
  { searchId, cursor, limit }: Poll,
  signal: AbortSignal,
): Promise<WrittenJson<SolutionsAnswer> | Refusal> {
  const { running, clock } = deps;
  const until = performance.now() + POLL_MS;
  for (;;) {
    const version = running.version(searchId);
    const { search, waiting } = await readNew(deps, actor, searchId, cursor);
    const now = clock.now();
    if (!search || search.expiresAt <= now) return refuse('searchExpired');
    const chunks = firstOf(waiting, limit);
    // While chunks are unread the search is not over for this caller, whatever the suppliers' state.
    const isOver =
      chunks.length === waiting.length &&
      waiting.length < CHUNKS_AT_ONCE &&
      (search.done || now.getTime() > search.endsAt.getTime() + GRACE_MS);
    const left = until - performance.now();
    if (chunks.length > 0 || isOver || left <= 0 || signal.aborted)
      return presentSolutions(search, chunks, { cursor, isOver, isInLine: running.isInLine(searchId) });
    await running.changed(searchId, version, left, signal);
  }
}

function readNew({ store, reads }: PollDeps, actor: Actor, searchId: string, cursor: number) {
  return reads.run(async () => {
    const search = await store.find(actor, searchId);
    return { search, waiting: search ? await store.chunksFrom(searchId, cursor) : [] };
  });
}

/** Whole chunks up to about `limit` solutions; at least one, so that the caller makes progress. */
function firstOf(chunks: readonly WrittenChunk[], limit = Number.POSITIVE_INFINITY): readonly WrittenChunk[] {
  let count = 0;
  return chunks.filter(({ solutions }, i) => {
    count += solutions.keys.length;
    return i === 0 || count <= limit;
  });
}
