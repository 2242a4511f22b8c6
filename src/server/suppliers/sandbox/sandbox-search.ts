import type { IsoDate } from '../../../contract/dates.ts';
import type { PassengerCounts } from '../../../contract/passenger-terms.ts';
import type { AirSearch, Offer } from '../air-supplier.ts';
import { answerInTime, beginAnswer, type Waiting, wait } from './answering.ts';
import { combine } from './combine.ts';
import { CABIN_OF, type FareBrand } from './fare-products.ts';
import type { Itinerary } from './itineraries.ts';
import { dateOfDay, dayNumber } from './local-time.ts';
import { makeOffer, type OfferContext } from './offers.ts';
import type { SandboxParts } from './sandbox-parts.ts';

const BATCH = 120;
/** A connection can leave up to two days after the leg's date. */
const DATES_AFTER = 2;

/** Searches a sandbox supplier: yields offers in batches, spread over the supplier's response time. */
export function searchSandbox(parts: SandboxParts, search: AirSearch, waiting: Waiting): AsyncGenerator<Offer[]> {
  return answerInTime(parts, waiting, (signal) => answer(parts, search, signal));
}

async function* answer(parts: SandboxParts, search: AirSearch, signal: AbortSignal): AsyncGenerator<Offer[]> {
  const { profile } = parts;
  const { isEmpty, rest } = await beginAnswer(parts, JSON.stringify(search), signal);
  if (isEmpty) return;
  const context = await contextOf(parts, search);
  const trips = tripsOf(parts, search);
  const between = rest / Math.max(1, Math.ceil((trips.length * 3) / BATCH));
  let batch: Offer[] = [];
  let count = 0;
  for (const { trip, brands } of trips) {
    for (const brand of brands) {
      const offer = count < profile.most ? makeOffer(context, trip, brand) : null;
      if (!offer) continue;
      batch.push(offer);
      count++;
    }
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
    await wait(between, signal);
  }
  if (batch.length > 0) yield batch;
}

async function contextOf(parts: SandboxParts, search: AirSearch): Promise<OfferContext> {
  const dates = search.legs.flatMap(({ date }) =>
    Array.from({ length: DATES_AFTER + 1 }, (_, i) => dateOfDay(dayNumber(date) + i)),
  );
  return offerContext(parts, search.passengers, dates);
}

/** Current data for offers of flights on these dates. */
export async function offerContext(
  { profile, engine, clock, inventory }: SandboxParts,
  passengers: PassengerCounts,
  dates: readonly IsoDate[],
): Promise<OfferContext> {
  const sold = await inventory.soldOn([...new Set(dates)]);
  return { chance: engine.chance, profile, passengers, sold, now: clock.now() };
}

function tripsOf(parts: SandboxParts, search: AirSearch): { trip: Itinerary[]; brands: readonly FareBrand[] }[] {
  const { engine, profile, sells } = parts;
  const cabin = CABIN_OF[search.cabin];
  const legs = search.legs.map(({ origin, destination, date }) =>
    engine.itineraries
      .forLeg({ from: engine.airportsOf(origin), to: engine.airportsOf(destination), day: dayNumber(date) })
      .filter(({ carrier, selfTransfer }) => (selfTransfer ? profile.selfTransfer && cabin === 'Y' : sells(carrier))),
  );
  const usual = legs.flat().find(({ carrier }) => sells(carrier))?.carrier;
  const perTrip = usual ? profile.brands(usual, engine.chance).filter((b) => b.cabin === cabin).length : 1;
  // 50 % more, since some trips have no seats left.
  const limit = Math.ceil((profile.most / Math.max(1, perTrip)) * 1.5);
  const mayMix = profile.channel === 'BSP' || profile.selfTransfer;
  return combine(legs, limit, mayMix).map((trip) => ({ trip, brands: brandsFor(parts, trip, cabin) }));
}

/** A trip on separate tickets is sold as a self-transfer only; all others in all the carrier's brands of the cabin. */
export function brandsFor(
  parts: SandboxParts,
  trip: readonly Itinerary[],
  cabin: FareBrand['cabin'],
): readonly FareBrand[] {
  const carrier = trip[0]?.carrier;
  if (!carrier) return [];
  const joined =
    trip.some(({ selfTransfer }) => selfTransfer) ||
    (carrier.lowCost && trip.some((leg) => leg.carrier.code !== carrier.code));
  return parts.profile
    .brands(carrier, parts.engine.chance)
    .filter((brand) => brand.cabin === cabin && (brand.productType === 'stitched') === joined);
}
