import type { Airline, Airport, Dictionaries } from '../../../contract/dictionaries/types.ts';
import type { Chance } from './chance.ts';
import { distanceKm } from './geography.ts';
import { Recent } from './recent.ts';

export interface Carrier {
  code: string;
  country: string;
  alliance: Airline['alliance'];
  lowCost: boolean;
  hubs: readonly Airport[];
  /** First three digits of its tickets; carriers without their own stock are ticketed on Hahn Air's, as in reality. */
  ticketPrefix: string;
}

/** A hub of a carrier as seen from an airport it flies to. */
export interface Service {
  carrier: Carrier;
  hub: Airport;
}

/** Countries whose carriers may fly inside and between all of them (the European common aviation area, roughly). */
// biome-ignore format: one table
const COMMON_AREA = new Set(['AT','BE','BG','CH','CY','CZ','DE','DK','EE','ES','FI','FR','GB','GR','HR','HU','IE','IS','IT','LT','LU','LV','MT','NL','NO','PL','PT','RO','SE','SI','SK']);
const SHARED_STOCK = '169';
const NEAREST_KM = 130;
const clamp = (value: number) => Math.max(0, Math.min(1, value));

/**
 * Nonstop routes: hub and spoke, from each carrier's real hubs to places within its range, likelier the bigger and nearer the place. Every
 * airport has a flight.
 */
export class Network {
  readonly carriers: readonly Carrier[];
  readonly #byCode: ReadonlyMap<string, Carrier>;
  readonly #chance: Chance;
  /** Carriers by country. */
  readonly #atHome = new Map<string, number>();
  readonly #services = new Recent<string, readonly Service[]>(600);
  readonly #keys = new Recent<string, ReadonlySet<string>>(600);

  constructor(dictionaries: Pick<Dictionaries, 'airports' | 'airlines'>, chance: Chance) {
    this.#chance = chance;
    this.carriers = [...dictionaries.airlines.values()]
      .map((airline) => ({
        code: airline.code,
        country: airline.country,
        alliance: airline.alliance,
        lowCost: airline.lowCost,
        hubs: airline.hubs.flatMap((code) => dictionaries.airports.get(code) ?? []),
        ticketPrefix: airline.ticketPrefix || SHARED_STOCK,
      }))
      .filter((carrier) => carrier.hubs.length > 0);
    for (const { country } of this.carriers) this.#atHome.set(country, (this.#atHome.get(country) ?? 0) + 1);
    this.#byCode = new Map(this.carriers.map((carrier) => [carrier.code, carrier]));
  }

  carrier(code: string): Carrier | undefined {
    return this.#byCode.get(code);
  }

  /** Every carrier's hub with a nonstop to this airport. */
  servicesAt(airport: Airport): readonly Service[] {
    return this.#services.get(airport.code, () => {
      const found = this.carriers.flatMap((carrier) =>
        carrier.hubs.filter((hub) => this.#serves(carrier, hub, airport)).map((hub) => ({ carrier, hub })),
      );
      return found.length > 0 ? found : this.#lifeline(airport);
    });
  }

  /** Whether a carrier flies nonstop between two airports, in both directions. */
  flies(carrier: Carrier, from: Airport, to: Airport): boolean {
    if (from.city === to.city) return false;
    return (
      this.#hubKeys(to).has(carrier.code + from.code) ||
      this.#hubKeys(from).has(carrier.code + to.code) ||
      this.#fliesAcross(carrier, from, to)
    );
  }

  /** How many carriers fly nonstop between two airports. */
  rivals(from: Airport, to: Airport): number {
    return this.carriers.filter((carrier) => this.flies(carrier, from, to)).length;
  }

  #hubKeys(airport: Airport): ReadonlySet<string> {
    return this.#keys.get(
      airport.code,
      () => new Set(this.servicesAt(airport).map(({ carrier, hub }) => carrier.code + hub.code)),
    );
  }

  /** Domestic point-to-point flights between larger cities of the carrier's country; where carriers are few most of them fly. */
  #fliesAcross(carrier: Carrier, from: Airport, to: Airport): boolean {
    if (from.country !== carrier.country || to.country !== carrier.country) return false;
    const atHome = this.#atHome.get(carrier.country) ?? 1;
    const chance = clamp((from.size * to.size) / 1_000_000 - 0.35) * Math.max(0.45, Math.min(1.2, 10 / atHome));
    const [a, b] = from.code < to.code ? [from.code, to.code] : [to.code, from.code];
    if (this.#chance.unit('across', carrier.code, a, b) >= chance) return false;
    const km = distanceKm(from, to);
    return km >= 350 && km <= 4200;
  }

  #serves(carrier: Carrier, hub: Airport, to: Airport): boolean {
    if (hub.city === to.city) return false;
    const inside = to.country === hub.country;
    if (inside && !sameMarket(carrier.country, hub.country)) return false;
    const km = distanceKm(hub, to);
    if (km < NEAREST_KM) return false;
    if (carrier.hubs.includes(to)) return km <= 13_000;
    const chance = inside ? domesticChance(carrier, to, km) : internationalChance(carrier, hub, to, km);
    return chance > 0 && this.#chance.unit('route', carrier.code, hub.code, to.code) < chance;
  }

  /** Flights from the nearest hubs, in the same country if any, for places without any other. */
  #lifeline(airport: Airport): Service[] {
    const all = this.carriers
      .filter((carrier) => !carrier.lowCost)
      .flatMap((carrier) => carrier.hubs.map((hub) => ({ carrier, hub, km: distanceKm(hub, airport) })))
      .filter(({ hub, km }) => km >= NEAREST_KM && km <= 9000 && hub.city !== airport.city)
      .sort((a, b) => a.km - b.km || (a.carrier.code < b.carrier.code ? -1 : 1));
    const inside = all.filter(({ carrier }) => carrier.country === airport.country);
    return (inside.length > 0 ? inside : all).slice(0, 2).map(({ carrier, hub }) => ({ carrier, hub }));
  }
}

function sameMarket(a: string, b: string): boolean {
  return a === b || (COMMON_AREA.has(a) && COMMON_AREA.has(b));
}

function domesticChance(carrier: Carrier, to: Airport, km: number): number {
  if (km > (carrier.lowCost ? 4200 : 5500)) return 0;
  return clamp((to.size / 1000) * (carrier.hubs.length > 2 ? 1.2 : 0.9));
}

/** Probability falls with the hub's rank, the carrier's kind and the distance, and grows with the place's size. */
function internationalChance(carrier: Carrier, hub: Airport, to: Airport, km: number): number {
  const rank = carrier.hubs.indexOf(hub);
  const reach = carrier.lowCost ? 5000 : ([14_800, 11_500, 8000][rank] ?? 5000);
  if (km > reach) return 0;
  if (!sameMarket(carrier.country, hub.country) && to.country !== carrier.country) return 0;
  const strength = clamp((hub.size / 1000 - 0.6) / 0.35) * ([1, 0.75, 0.55][rank] ?? 0.4);
  const size = to.size / 1000;
  const place =
    km < 1500 ? clamp((size - 0.45) / 0.45) : km < 4800 ? clamp((size - 0.72) / 0.24) : clamp((size - 0.86) / 0.125);
  const kind = carrier.lowCost ? (km < 3000 ? 0.8 : 0.45) : carrier.alliance ? 1 : 0.85;
  return place * strength * kind;
}
