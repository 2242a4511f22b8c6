import type { IsoDate } from '../../../contract/dates.ts';
import type { Airport, Dictionaries } from '../../../contract/dictionaries/types.ts';
import { Chance } from './chance.ts';
import { brandOf, type FareBrand } from './fare-products.ts';
import { distanceKm } from './geography.ts';
import { Itineraries, type Itinerary } from './itineraries.ts';
import { type DayNumber, dateOfDay } from './local-time.ts';
import { Network } from './network.ts';
import type { OfferRef } from './offer-ref.ts';
import { type Flight, Schedule } from './schedule.ts';

type Places = Pick<Dictionaries, 'airports' | 'cities' | 'airlines'>;

/** The data that sandbox suppliers share: one network, one timetable, one chance. */
export class SandboxEngine {
  readonly chance: Chance;
  readonly network: Network;
  readonly schedule: Schedule;
  readonly itineraries: Itineraries;
  readonly #places: Places;

  constructor(places: Places, seed: string) {
    this.#places = places;
    this.chance = new Chance(seed);
    this.network = new Network(places, this.chance);
    this.schedule = new Schedule(this.network, this.chance);
    this.itineraries = new Itineraries(this.network, this.schedule);
  }

  /** The airports of a code. A city code, even one that an airport shares (SHA), is the whole city. */
  airportsOf(code: string): readonly Airport[] {
    const city = this.#places.cities.get(code);
    const codes = city ? city.airports : [code];
    return codes.flatMap((airport) => this.#places.airports.get(airport) ?? []);
  }

  airport(code: string): Airport | undefined {
    return this.#places.airports.get(code);
  }

  dateOf(day: DayNumber): IsoDate {
    return dateOfDay(day);
  }

  /** Looks up the flights and the brand of a reference; null when the timetable does not have them. */
  lookUp(ref: OfferRef): { itineraries: Itinerary[]; brand: FareBrand } | null {
    const brand = brandOf(ref.brand);
    const itineraries = ref.legs.flatMap((leg) => this.#itinerary(leg) ?? []);
    return brand && itineraries.length === ref.legs.length ? { itineraries, brand } : null;
  }

  #itinerary(leg: OfferRef['legs'][number]): Itinerary | null {
    const carrier = this.network.carrier(leg.carrier);
    const flights = leg.flights.flatMap((text) => this.#flight(text) ?? []);
    const first = flights[0];
    const last = flights.at(-1);
    if (!carrier || !first || !last || flights.length !== leg.flights.length) return null;
    return {
      flights,
      carrier,
      minutes: last.arrives - first.departs,
      directKm: distanceKm(first.from, last.to),
      selfTransfer: leg.selfTransfer === 1,
    };
  }

  #flight(text: string): Flight | null {
    const [code = '', origin = '', destination = '', day, ordinal] = text.split(' ');
    const carrier = this.network.carrier(code);
    const from = this.#places.airports.get(origin);
    const to = this.#places.airports.get(destination);
    if (!carrier || !from || !to) return null;
    const flights = this.schedule.flights(carrier, from, to, Number(day));
    return flights.find((flight) => flight.ordinal === Number(ordinal)) ?? null;
  }
}
