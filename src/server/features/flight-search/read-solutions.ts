import type { SolutionsAnswer } from '../../../contract/flight-search.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Semaphore } from '../../commands/bounded-queue.ts';
import type { WrittenJson } from '../../http/written-json.ts';
import { presentSolutions } from './present.ts';
import { CHUNKS_AT_ONCE, type WrittenChunk } from './search-store.ts';
import type { SearchDeps } from './start-search.ts';

/** A poll is held open this long while there is nothing new (contract: shopping protocol). */
const POLL_MS = 2000;
/** The searching process may be this late with its last word before it counts as gone. */
const GRACE_MS = 5000;

interface PollDeps extends Pick<SearchDeps, 'store' | 'running' | 'clock'> {
  /** Fewer than the pool has connections: however many polls wait, others find one when all of these have something to read. */
  reads: Semaphore;
}

interface Poll {
  searchId: string;
  cursor: number;
  limit?: number | undefined;
}

/** What is new since the cursor, as soon as there is something; the poll that goes away leaves the search running. */
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
    // While chunks are waiting the search is not over for this caller, whatever the suppliers say.
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

/** Whole chunks up to about `limit` solutions; one at least, or the caller would never get on. */
function firstOf(chunks: readonly WrittenChunk[], limit = Number.POSITIVE_INFINITY): readonly WrittenChunk[] {
  let count = 0;
  return chunks.filter(({ solutions }, i) => {
    count += solutions.keys.length;
    return i === 0 || count <= limit;
  });
}
