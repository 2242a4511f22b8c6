import { setTimeout } from 'node:timers/promises';
import type { Offer, OfferCheck } from '../air-supplier.ts';
import { refused, unavailable } from '../supplier-error.ts';
import { type OfferRef, readOfferRef } from './offer-ref.ts';
import { AS_PUBLISHED, makeOffer, type Twist } from './offers.ts';
import type { SupplierProfile } from './profiles.ts';
import type { SandboxParts, SandboxRates } from './sandbox-parts.ts';
import { behaviourOf, type SandboxBehaviour } from './scenario.ts';

const VERIFY_MS = 220;
const SILENCE_MS = 2 ** 31 - 1;

/** Reprices an offer and simulates changes since the search. */
export async function checkOffer(parts: SandboxParts, text: string, signal?: AbortSignal): Promise<OfferCheck> {
  const { profile, engine, rates, scenario } = parts;
  const behaviour = behaviourOf(scenario, profile.id);
  if (behaviour.verify === 'silent') await setTimeout(SILENCE_MS, null, { signal, ref: false });
  if (behaviour.verify === 'dead') throw unavailable(profile.name);
  if (rates.latencyFactor > 0) await setTimeout(VERIFY_MS * rates.latencyFactor, null, { signal });
  const ref = readOwnRef(profile, text);
  const twist = ref.settled ? ref : twistOf(behaviour, rates, engine.chance.unit('verify', text));
  if (twist === 'soldOut') return { offer: null, cause: null };
  const offer = await offerNow(parts, ref, { ...twist, settled: 1 });
  return { offer, cause: offer ? causeOf(ref, offer, twist) : null };
}

export function readOwnRef(profile: SupplierProfile, text: string): OfferRef {
  const ref = readOfferRef(text);
  if (ref?.supplier !== profile.id) throw refused('notFound', 'offerUnknown');
  return ref;
}

/** The offer of a reference with today's seats and classes; null when it cannot be booked. */
export async function offerNow(parts: SandboxParts, ref: OfferRef, twist: Twist): Promise<Offer | null> {
  const { engine, profile, inventory, clock } = parts;
  const found = engine.lookUp(ref);
  if (!found) throw refused('notFound', 'offerUnknown');
  // The supplier's own definition of a brand (NDC sells published brands as its own) decides.
  const carrier = found.itineraries[0]?.carrier;
  const own = carrier ? profile.brands(carrier, engine.chance).find(({ code }) => code === ref.brand) : undefined;
  if (!own) throw refused('notFound', 'offerUnknown');
  const dates = found.itineraries.flatMap(({ flights }) => flights.map(({ day }) => engine.dateOf(day)));
  const [adult = 1, child = 0, infant = 0] = ref.party;
  const sold = await inventory.soldOn([...new Set(dates)]);
  const context = { chance: engine.chance, profile, passengers: { adult, child, infant }, sold, now: clock.now() };
  const classes = ref.fixed === 1 ? ref.legs.map((leg) => leg.classes) : null;
  return makeOffer(context, found.itineraries, own, { twist, classes });
}

/** Decides how an offer changes between search and price check: by the scenario, else by the configured rates. */
function twistOf({ verify }: SandboxBehaviour, rates: SandboxRates, unit: number): Twist | 'soldOut' {
  const moved = { ...AS_PUBLISHED, moved: 1030 + (Math.floor(unit * 1e6) % 60) };
  const edges = [rates.soldOutRate, rates.priceMoveRate, rates.packageChangeRate, rates.documentsChangeRate];
  const outcomes = ['soldOut', 'priceChanged', 'packageChanged', 'documentsChanged'] as const;
  let edge = 0;
  const chance = outcomes.find((_, i) => {
    edge += edges[i] ?? 0;
    return unit < edge;
  });
  const outcome = verify ?? chance ?? 'unchanged';
  if (outcome === 'soldOut') return 'soldOut';
  if (outcome === 'priceChanged') return moved;
  if (outcome === 'packageChanged') return { ...AS_PUBLISHED, lessBags: 1 };
  if (outcome === 'documentsChanged') return { ...AS_PUBLISHED, lessDocuments: 1 };
  return AS_PUBLISHED;
}

function causeOf(before: OfferRef, offer: Offer, twist: Twist): OfferCheck['cause'] {
  const after = readOfferRef(offer.ref);
  if (JSON.stringify(after?.legs) !== JSON.stringify(before.legs)) return 'bookingClass';
  return twist.moved === before.moved ? null : 'fare';
}
