import type { ShoppingInput, Solution } from '../../../contract/flight-search.ts';
import type { SupplierProgress } from '../../db/schema/flight-search.ts';
import type { Deps } from '../../deps.ts';
import type { AirSearch, AirSupplier, Offer } from '../../suppliers/air-supplier.ts';
import { SupplierError } from '../../suppliers/supplier-error.ts';
import { adultPrice, CheapestOffers } from './cheapest-offers.ts';
import { isForSale, type SaleTerms, sell } from './sale-terms.ts';
import { type Chunk, type SearchStore, solutionId } from './search-store.ts';
import { untilDeadline } from './until-deadline.ts';

export interface SearchRunParts extends Pick<Deps, 'dictionaries' | 'log'> {
  store: SearchStore;
  searchId: string;
  input: ShoppingInput;
  terms: SaleTerms;
  suppliers: readonly AirSupplier[];
  /** Ends the search early: the server stops. */
  signal: AbortSignal;
  /** Told after every chunk and every answer of a supplier. */
  onChange: () => void;
}

/** Asks all suppliers at once and writes down what each answers as it comes; none waits for another. */
export async function runSearch(parts: SearchRunParts): Promise<void> {
  const run = new SearchRun(parts);
  await Promise.all(parts.suppliers.map((supplier) => run.ask(supplier)));
}

/** The request as suppliers get it: a return is two legs. */
export function legsOf({ journeys, bookingType, passengers, cabin }: ShoppingInput): AirSearch {
  const legs = journeys.flatMap(({ origin, destination, date, returnDate }) =>
    bookingType === 'return' && returnDate
      ? [
          { origin, destination, date },
          { origin: destination, destination: origin, date: returnDate },
        ]
      : [{ origin, destination, date }],
  );
  return { legs, passengers, cabin };
}

class SearchRun {
  readonly #parts: SearchRunParts;
  readonly #progress: SupplierProgress[];
  readonly #cheapest = new CheapestOffers();
  #chunks = 0;
  /** Chunks and progress are written one after the other: a poll that saw chunk 5 must never find chunk 4 later. */
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: SearchRunParts) {
    this.#parts = parts;
    this.#progress = parts.suppliers.map(({ id, name }) => ({ id, name, state: 'pending', reason: null }));
  }

  async ask(supplier: AirSupplier): Promise<void> {
    const { input, terms, signal, log } = this.#parts;
    let reason: SupplierProgress['reason'] = null;
    try {
      const timeoutMs = terms.chain.maxResponseMs;
      const answers = supplier.search(legsOf(input), { signal, timeoutMs });
      for await (const offers of untilDeadline(answers, timeoutMs)) await this.#publish(supplier, offers);
    } catch (error) {
      reason = reasonOf(error);
      if (!(error instanceof SupplierError))
        log.error({ err: error, supplier: supplier.id }, 'a supplier broke a search');
    }
    await this.#finish(supplier, reason);
  }

  async #publish(supplier: AirSupplier, offers: readonly Offer[]): Promise<void> {
    const { store, searchId, onChange } = this.#parts;
    const number = this.#chunks++;
    // Ids follow the sorted order, and both lists are kept in it.
    const priced = this.#priced(supplier, offers).sort((a, b) => adultPrice(a.solution) - adultPrice(b.solution));
    const chunk: Chunk = { supplierId: supplier.id, solutions: [], offerRefs: [], withdrawn: [] };
    for (const { solution, offerRef } of priced) {
      solution.id = solutionId(searchId, number, chunk.solutions.length);
      const { taken, replaces } = this.#cheapest.take(solution);
      if (!taken) continue;
      chunk.solutions.push(solution);
      chunk.offerRefs.push(offerRef);
      if (replaces !== null) chunk.withdrawn.push(replaces);
    }
    await this.#write(() => store.addChunk(searchId, number, chunk));
    onChange();
  }

  /** Waits for its turn; a write that failed fails its own caller only. */
  #write(work: () => Promise<void>): Promise<void> {
    const done = this.#writing.then(work);
    this.#writing = done.catch(() => undefined);
    return done;
  }

  #priced(supplier: AirSupplier, offers: readonly Offer[]): { solution: Solution; offerRef: string }[] {
    const { terms, input } = this.#parts;
    const about = { id: '', supplierName: supplier.name, passengers: input.passengers };
    return offers
      .filter((offer) => isForSale(terms, offer))
      .map((offer) => {
        const { solution } = sell(this.#parts, terms, offer, about);
        return { solution, offerRef: offer.ref };
      });
  }

  async #finish(supplier: AirSupplier, reason: SupplierProgress['reason']): Promise<void> {
    const { store, searchId, onChange } = this.#parts;
    const mine = this.#progress.find(({ id }) => id === supplier.id);
    if (mine) Object.assign(mine, { state: reason ? 'failed' : 'answered', reason });
    const progress = structuredClone(this.#progress);
    const done = progress.every(({ state }) => state !== 'pending');
    await this.#write(() => store.progress(searchId, progress, done));
    onChange();
  }
}

function reasonOf(error: unknown): NonNullable<SupplierProgress['reason']> {
  if (!(error instanceof SupplierError)) return 'unavailable';
  if (error.kind === 'unknown') return 'timeout';
  return error.reason === 'unavailable' ? 'unavailable' : 'refused';
}
