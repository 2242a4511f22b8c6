import type { ExclusionReason, ShoppingInput } from '../../../contract/flight-search.ts';
import type { PriceParts, SupplierProgress } from '../../db/schema/flight-search.ts';
import type { Deps } from '../../deps.ts';
import type { AirSearch, AirSupplier, Offer } from '../../suppliers/air-supplier.ts';
import { SupplierError } from '../../suppliers/supplier-error.ts';
import { adultSalePrice, flightKeyOf, presentSolution } from './present-solution.ts';
import { exclusionReason, priceFor, type SaleTerms, viewOf } from './sale-terms.ts';
import { type Chunk, type SearchStore, solutionId } from './search-store.ts';

export interface SearchRunParts extends Pick<Deps, 'dictionaries' | 'log'> {
  store: SearchStore;
  searchId: string;
  input: ShoppingInput;
  terms: SaleTerms;
  suppliers: readonly AirSupplier[];
  /** Aborted when the server stops. */
  signal: AbortSignal;
  /** Called after every chunk and every supplier's end. */
  onChange: () => void;
}

/** Searches all suppliers in parallel and stores their results as they arrive; none waits for another. */
export async function runSearch(parts: SearchRunParts): Promise<void> {
  const run = new SearchRun(parts);
  const search = legsOf(parts.input);
  await Promise.all(
    parts.suppliers.map(async (supplier) => {
      const reason = await run.ask(supplier, {
        timeoutMs: parts.terms.chain.maxResponseMs,
        request: (options) => supplier.search(search, options),
        take: (offers) => run.publish(supplier, offers),
      });
      await run.finish(supplier, reason);
    }),
  );
}

/** The request in the suppliers' form: a return is two legs. */
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

interface PricedOffer {
  /** Equal for the same flights in the same brand. */
  key: string;
  offer: Offer;
  parts: PriceParts[];
  price: number;
}

type Reason = SupplierProgress['reason'];

/** One request to one supplier. */
export interface Question {
  timeoutMs: number;
  request: (options: { signal: AbortSignal; timeoutMs: number }) => AsyncIterable<Offer[]>;
  take: (offers: readonly Offer[]) => Promise<void>;
}

/** A search's results so far, and the suppliers that responded. */
export class SearchRun {
  readonly #parts: SearchRunParts;
  readonly #progress: SupplierProgress[];
  readonly #cheapest = new CheapestOffers();
  /** Omitted offers, by flights and brand: the first supplier with it, and the reason. */
  readonly #leftOut = new Map<string, { supplierId: string; reason: ExclusionReason }>();
  #chunks = 0;
  /** Serialises writes of chunks and progress: a poll that saw chunk 5 must never find chunk 4 later. */
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: SearchRunParts) {
    this.#parts = parts;
    this.#progress = parts.suppliers.map(({ id, name }) => ({ id, name, state: 'pending', reason: null }));
  }

  get hasOffers(): boolean {
    return this.#chunks > 0;
  }

  /** Consumes a supplier's results; returns why they ended early, null when complete. */
  async ask(supplier: AirSupplier, { timeoutMs, request, take }: Question): Promise<Reason> {
    const { signal, log } = this.#parts;
    try {
      for await (const offers of untilDeadline(request({ signal, timeoutMs }), timeoutMs)) await take(offers);
      return null;
    } catch (error) {
      if (!(error instanceof SupplierError))
        log.error({ err: error, supplier: supplier.id }, 'a supplier broke a search');
      return reasonOf(error);
    }
  }

  /** Stores offers, as alternatives if they differ from the request. */
  async publish(
    supplier: AirSupplier,
    offers: readonly Offer[],
    isAlternative: (offer: Offer) => boolean = () => false,
  ): Promise<void> {
    const { store, searchId, onChange } = this.#parts;
    const number = this.#chunks;
    const chunk: Chunk = { supplierId: supplier.id, solutions: [], prices: [], offerRefs: [], withdrawn: [] };
    // Ids and all lists follow the sorted order.
    const wanted = this.#wanted(this.forSale(supplier, offers)).sort((a, b) => a.price - b.price);
    for (const { key, offer, parts, price } of wanted) {
      if (!this.#cheapest.wants(key, price)) continue;
      const id = solutionId(searchId, number, chunk.solutions.length);
      const replaces = this.#cheapest.take(key, { id, price });
      const view = viewOf(this.#parts.terms, { id, supplierName: supplier.name });
      const solution = presentSolution(offer, parts, view);
      chunk.solutions.push(isAlternative(offer) ? { ...solution, alternative: true } : solution);
      chunk.prices.push(price);
      chunk.offerRefs.push(offer.ref);
      if (replaces !== null) chunk.withdrawn.push(replaces);
    }
    if (chunk.solutions.length === 0) return;
    this.#chunks++;
    await this.#write(() => store.addChunk(searchId, number, chunk));
    onChange();
  }

  /** Serialised; a failed write fails only its own caller. */
  #write(work: () => Promise<void>): Promise<void> {
    const done = this.#writing.then(work);
    this.#writing = done.catch(() => undefined);
    return done;
  }

  /** The offers this company may buy; the others are recorded as omitted. */
  forSale(supplier: AirSupplier, offers: readonly Offer[]): Offer[] {
    return offers.filter((offer) => {
      const reason = exclusionReason(this.#parts, this.#parts.terms, offer);
      if (reason === null) return true;
      const key = keyOf(offer);
      if (!this.#leftOut.has(key)) this.#leftOut.set(key, { supplierId: supplier.id, reason });
      return false;
    });
  }

  /** Prices offers. Many are dearer than another supplier's: only the rest is presented. */
  #wanted(offers: readonly Offer[]): PricedOffer[] {
    const { terms, input } = this.#parts;
    const view = viewOf(terms, { id: '', supplierName: '' });
    return offers
      .map((offer) => {
        const parts = priceFor(this.#parts, terms, offer, input.passengers);
        return { key: keyOf(offer), offer, parts, price: adultSalePrice(parts, view) };
      })
      .filter(({ key, price }) => this.#cheapest.wants(key, price));
  }

  /** Records that a supplier has ended. */
  async finish(supplier: AirSupplier, reason: Reason): Promise<void> {
    const { store, searchId, onChange } = this.#parts;
    const mine = this.#progress.find(({ id }) => id === supplier.id);
    if (mine) Object.assign(mine, { state: reason ? 'failed' : 'answered', reason });
    const progress = this.#progress.map((one) => ({ ...one, leftOut: this.#countLeftOut(one.id) }));
    const done = progress.every(({ state }) => state !== 'pending');
    await this.#write(() => store.progress(searchId, progress, done));
    onChange();
  }

  /** Number of offers found first by this supplier that no supplier may sell to the company so far, by reason. */
  #countLeftOut(id: string): Partial<Record<ExclusionReason, number>> {
    const counts: Partial<Record<ExclusionReason, number>> = {};
    for (const [key, { supplierId, reason }] of this.#leftOut)
      if (supplierId === id && !this.#cheapest.has(key)) counts[reason] = (counts[reason] ?? 0) + 1;
    return counts;
  }
}

function keyOf(offer: Offer): string {
  return `${flightKeyOf(offer)} ${offer.brand.code}`;
}

function reasonOf(error: unknown): NonNullable<Reason> {
  if (!(error instanceof SupplierError)) return 'unavailable';
  if (error.kind === 'unknown') return 'timeout';
  return error.reason === 'unavailable' ? 'unavailable' : 'refused';
}

/** Keeps only the cheapest offer of the same flights in the same brand, whichever supplier sells it. */
class CheapestOffers {
  readonly #best = new Map<string, { id: string; price: number }>();

  /** Whether there is an offer of these flights and brand, `key`. */
  has(key: string): boolean {
    return this.#best.has(key);
  }

  /** Whether `take` would accept an offer of these flights and brand, `key`, at this price. */
  wants(key: string, price: number): boolean {
    const known = this.#best.get(key);
    return !known || price < known.price;
  }

  /** Stores a wanted offer; returns the id of the dearer one it replaces, or null. */
  take(key: string, offer: { id: string; price: number }): string | null {
    const known = this.#best.get(key);
    this.#best.set(key, offer);
    return known?.id ?? null;
  }
}

/**
 * Yields a supplier's results and abandons it after `ms`, even one that ignores signal and time-out: a search must end within the company's
 * response time.
 */
async function* untilDeadline<T>(answers: AsyncIterable<T>, ms: number): AsyncGenerator<T> {
  const iterator = answers[Symbol.asyncIterator]();
  let giveUp: (error: SupplierError) => void = () => undefined;
  const deadline = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  // Avoids an unhandled rejection.
  deadline.catch(() => undefined);
  const timer = setTimeout(() => giveUp(new SupplierError('unknown', 'timeout', 'no answer in time')), ms);
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), deadline]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
  }
}
