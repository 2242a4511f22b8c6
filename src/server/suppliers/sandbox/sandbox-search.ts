import { setImmediate, setTimeout } from 'node:timers/promises';
import type { AirSearch, Offer } from '../air-supplier.ts';
import { SupplierError } from '../supplier-error.ts';
import { combine } from './combine.ts';
import { CABIN_OF, type FareBrand } from './fare-products.ts';
import type { Itinerary } from './itineraries.ts';
import { dateOfDay, dayNumber } from './local-time.ts';
import { makeOffer, type OfferContext } from './offers.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { behaviourOf } from './scenario.ts';

const BATCH = 120;
/** A connection can leave up to two days after the leg's date. */
const DATES_AFTER = 2;

interface Waiting {
  signal: AbortSignal;
  timeoutMs: number;
}

/** A sandbox supplier's answer to a search: offers in batches, spread over the supplier's answer time. */
export async function* searchSandbox(
  parts: SandboxParts,
  search: AirSearch,
  waiting: Waiting,
): AsyncGenerator<Offer[]> {
  const timeout = AbortSignal.timeout(waiting.timeoutMs);
  const ends = AbortSignal.any([waiting.signal, timeout]);
  try {
    yield* answer(parts, search, ends);
  } catch (error) {
    if (waiting.signal.aborted) return;
    if (timeout.aborted) throw new SupplierError('unknown', 'timeout', `${parts.profile.name} did not answer in time`);
    throw error;
  }
}

async function* answer(parts: SandboxParts, search: AirSearch, signal: AbortSignal): AsyncGenerator<Offer[]> {
  const { profile, scenario, engine, rates } = parts;
  const behaviour = behaviourOf(scenario, profile.id);
  const key = JSON.stringify(search);
  const pace = rates.latencyFactor * (0.8 + 0.5 * engine.chance.unit('latency', profile.id, key));
  await wait(behaviour.latencyMs ?? profile.latency.first * pace, signal);
  if (behaviour.search === 'silent') await setTimeout(2 ** 31 - 1, null, { signal, ref: false });
  if (behaviour.search === 'refuse') throw new SupplierError('refused', 'other', 'The sandbox refuses this search');
  const minute = Math.floor(parts.clock.now().getTime() / 60_000);
  const fails = engine.chance.unit('fails', profile.id, key, minute) < rates.failureRate;
  if (behaviour.search === 'dead' || (!behaviour.search && fails))
    throw new SupplierError('refused', 'unavailable', `${profile.name} is not available`);
  if (behaviour.search === 'empty') return;
  const rest = behaviour.latencyMs === undefined ? (profile.latency.last - profile.latency.first) * pace : 0;
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
  const sold = await parts.inventory.soldOn([...new Set(dates)]);
  const { profile, engine, clock } = parts;
  return { chance: engine.chance, profile, passengers: search.passengers, sold, now: clock.now() };
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
  // Half as many again, since some trips have no seats left.
  const limit = Math.ceil((profile.most / Math.max(1, perTrip)) * 1.5);
  const mayMix = profile.channel === 'BSP' || profile.selfTransfer;
  return combine(legs, limit, mayMix).map((trip) => ({ trip, brands: brandsFor(parts, trip, cabin) }));
}

/** A trip on separate tickets is sold as a self-transfer only; every other trip in all its carrier's brands of the cabin. */
function brandsFor(parts: SandboxParts, trip: readonly Itinerary[], cabin: FareBrand['cabin']): readonly FareBrand[] {
  const carrier = trip[0]?.carrier;
  if (!carrier) return [];
  const joined =
    trip.some(({ selfTransfer }) => selfTransfer) ||
    (carrier.lowCost && trip.some((leg) => leg.carrier.code !== carrier.code));
  return parts.profile
    .brands(carrier, parts.engine.chance)
    .filter((brand) => brand.cabin === cabin && (brand.productType === 'stitched') === joined);
}

/** Lets other work in, and waits when there is something to wait for. */
async function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms >= 1) await setTimeout(ms, null, { signal });
  else await setImmediate(null, { signal });
}
