import type { ExactFlight } from '../../../contract/accurate-search.ts';
import type { AirSupplier, Offer } from '../../suppliers/air-supplier.ts';
import { isExact, missingFlights, nearestOf } from './exact-match.ts';
import { SearchRun, type SearchRunParts } from './search-run.ts';

type Journeys = readonly (readonly ExactFlight[])[];

/**
 * Searches all suppliers for exactly these flights and classes. If none has them all, it searches again for the nearest, reports the
 * unavailable flights and offers the nearest as alternatives. Each round gets half of the company's response time.
 */
export async function runExactSearch(parts: SearchRunParts, journeys: Journeys): Promise<void> {
  const run = new SearchRun(parts);
  const { suppliers } = parts;
  const finished = new Set<AirSupplier>();
  const finish = async (supplier: AirSupplier, reason: Awaited<ReturnType<SearchRun['ask']>>) => {
    if (!finished.has(supplier)) await run.finish(supplier, reason);
    finished.add(supplier);
  };
  const ask = (supplier: AirSupplier, accept: 'exact' | 'nearest', take: (offers: readonly Offer[]) => Promise<void>) =>
    run.ask(supplier, {
      timeoutMs: Math.floor(parts.terms.chain.maxResponseMs / 2),
      request: (options) =>
        supplier.searchExact({ legs: journeys, passengers: parts.input.passengers, accept }, options),
      take,
    });
  const reasons = await Promise.all(
    suppliers.map(async (supplier) => {
      const take = (offers: readonly Offer[]) =>
        run.publish(
          supplier,
          offers.filter((offer) => isExact(journeys, offer)),
        );
      const reason = await ask(supplier, 'exact', take);
      if (run.hasOffers) await finish(supplier, reason);
      return reason;
    }),
  );
  const later = run.hasOffers ? reasons : await offerNearest(parts, run, journeys, ask);
  await Promise.all(suppliers.map((supplier, i) => finish(supplier, later[i] ?? null)));
}

type Ask = (
  supplier: AirSupplier,
  accept: 'nearest',
  take: (offers: readonly Offer[]) => Promise<void>,
) => ReturnType<SearchRun['ask']>;

async function offerNearest(
  { suppliers, store, searchId }: SearchRunParts,
  run: SearchRun,
  journeys: Journeys,
  ask: Ask,
) {
  const found = new Map<AirSupplier, Offer[]>(suppliers.map((supplier) => [supplier, []]));
  const reasons = await Promise.all(
    suppliers.map((supplier) =>
      ask(supplier, 'nearest', async (offers) => {
        found.get(supplier)?.push(...run.forSale(supplier, offers));
      }),
    ),
  );
  const all = [...found.values()].flat();
  const nearest = new Set(nearestOf(journeys, all));
  for (const [supplier, offers] of found) {
    await run.publish(
      supplier,
      offers.filter((offer) => nearest.has(offer)),
      (offer) => !isExact(journeys, offer),
    );
  }
  // Availability is unknown if no supplier responds.
  if (reasons.includes(null)) await store.missing(searchId, missingFlights(journeys, all));
  return reasons;
}
