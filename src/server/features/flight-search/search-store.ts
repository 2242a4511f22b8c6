import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { MissingFlight, Solution } from '../../../contract/flight-search.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import {
  flightSearchChunks,
  flightSearches,
  flightVerifications,
  type SupplierProgress,
} from '../../db/schema/flight-search.ts';
import { ownCompany } from '../../db/scope.ts';
import { compressList, decompressList, entriesOf, type SerializedList } from './packed.ts';

export type SearchRow = typeof flightSearches.$inferSelect;

/** What a price check needs besides the solution itself. */
export interface StoredOffer {
  supplierId: string;
  offerRef: string;
}

export interface Chunk {
  supplierId: string;
  solutions: Solution[];
  /** Adult sale prices, by which `solutions` are sorted. */
  prices: number[];
  /** In the order of `solutions`. */
  offerRefs: string[];
  withdrawn: string[];
}

/** A chunk for polls: its solutions stay serialised JSON, by adult sale price. */
export interface WrittenChunk {
  number: number;
  solutions: SerializedList;
  withdrawn: string[];
}

/** Maximum chunks per response, some 400 solutions; the next poll follows at once. */
export const CHUNKS_AT_ONCE = 3;
const DAY_MS = 24 * 60 * 60_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `search.chunk.place`: locates the solution without an index of solutions. */
export function solutionId(searchId: string, chunk: number, place: number): string {
  return `${searchId}.${chunk}.${place}`;
}

export function readSolutionId(id: string): { searchId: string; chunk: number; place: number } | null {
  const [searchId = '', chunk = '', place = ''] = id.split('.');
  if (!UUID.test(searchId) || !/^\d{1,6}$/.test(chunk) || !/^\d{1,6}$/.test(place)) return null;
  return { searchId, chunk: Number(chunk), place: Number(place) };
}

/** Stored searches, shared by all server processes. */
export class SearchStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async open(search: SearchRow): Promise<void> {
    await this.#db.insert(flightSearches).values(search);
  }

  /** Sets when the search ends and its offers expire, once its turn comes. */
  async retime(searchId: string, times: Pick<SearchRow, 'endsAt' | 'expiresAt'>): Promise<void> {
    await this.#db.update(flightSearches).set(times).where(eq(flightSearches.id, searchId));
  }

  async addChunk(searchId: string, number: number, chunk: Chunk): Promise<void> {
    const { prices, ...rest } = chunk;
    const solutions = compressList(chunk.solutions, prices);
    await this.#db.insert(flightSearchChunks).values({ ...rest, searchId, number, solutions });
  }

  async progress(searchId: string, suppliers: SupplierProgress[], done: boolean): Promise<void> {
    await this.#db.update(flightSearches).set({ suppliers, done }).where(eq(flightSearches.id, searchId));
  }

  /** Records the unavailable ones of the requested flights. */
  async missing(searchId: string, missing: MissingFlight[]): Promise<void> {
    await this.#db.update(flightSearches).set({ missing }).where(eq(flightSearches.id, searchId));
  }

  /** A search of the caller's company; null for another company's, as for none. */
  async find(actor: Pick<Actor, 'companyId'>, searchId: string): Promise<SearchRow | null> {
    if (!UUID.test(searchId)) return null;
    const [row] = await this.#db
      .select()
      .from(flightSearches)
      .where(and(eq(flightSearches.id, searchId), ownCompany(actor, flightSearches.companyId)));
    return row ?? null;
  }

  /** The next few chunks from a cursor. The caller must have checked that the search is the company's. */
  async chunksFrom(searchId: string, cursor: number): Promise<WrittenChunk[]> {
    const { number, solutions, withdrawn } = flightSearchChunks;
    const rows = await this.#db
      .select({ number, solutions, withdrawn })
      .from(flightSearchChunks)
      .where(and(eq(flightSearchChunks.searchId, searchId), gte(number, cursor)))
      .orderBy(asc(number))
      .limit(CHUNKS_AT_ONCE);
    return rows.map((row) => ({ ...row, solutions: decompressList(row.solutions) }));
  }

  /** One solution with its offer; null if the search has none such. */
  async solution(place: {
    searchId: string;
    chunk: number;
    place: number;
  }): Promise<{ solution: Solution; offer: StoredOffer } | null> {
    // Reads only the requested one of a chunk's hundreds of refs: arrays count from 1.
    const [row] = await this.#db
      .select({
        solutions: flightSearchChunks.solutions,
        supplierId: flightSearchChunks.supplierId,
        offerRef: sql<string | null>`${flightSearchChunks.offerRefs}[${place.place + 1}::int]`,
      })
      .from(flightSearchChunks)
      .where(and(eq(flightSearchChunks.searchId, place.searchId), eq(flightSearchChunks.number, place.chunk)));
    if (!row) return null;
    const written = entriesOf(decompressList(row.solutions))[place.place];
    if (written === undefined || row.offerRef === null) return null;
    const solution: Solution = JSON.parse(written);
    return { solution, offer: { supplierId: row.supplierId, offerRef: row.offerRef } };
  }

  /** Deletes unusable rows: solutions when they expire, searches and price checks after a day. */
  async tidy(now: Date): Promise<void> {
    const old = new Date(now.getTime() - DAY_MS);
    const expired = this.#db
      .select({ id: flightSearches.id })
      .from(flightSearches)
      .where(lte(flightSearches.expiresAt, now));
    await this.#db.delete(flightSearchChunks).where(inArray(flightSearchChunks.searchId, expired));
    await this.#db.delete(flightSearches).where(lt(flightSearches.createdAt, old));
    await this.#db.delete(flightVerifications).where(lt(flightVerifications.expiresAt, old));
  }
}
