import { plain } from './latin.ts';
import type { PlaceIndex } from './place-index.ts';
import type { Place, SourceAirport } from './sources.ts';

const MUNICIPALITY_RADIUS_KM = 120;
const NAME_WORD_RADIUS_KM = 90;
const SHORTEST_WORD = 4;

const GENERIC_WORDS = new Set(
  `airport airfield aerodrome international regional national municipal domestic county metropolitan airbase base field
	memorial city north south east west central island islands lake river port santa saint general president valley
	heliport seaplane station intercontinental royal military capital district`.split(/\s+/),
);

/** The part of a municipality that names the town: without suburb, island or county. */
export function townOf(municipality: string): string {
  return (
    municipality
      .split(/[(,/;]/)[0]
      ?.replace(/\s+City$/, '')
      .trim() ?? ''
  );
}

function mostPopulous(places: readonly Place[]): Place | undefined {
  return places.toSorted((a, b) => b.population - a.population)[0];
}

/** Finds the GeoNames place an airport serves: by its municipality, else by a word of the airport's name. */
export function matchCity(index: PlaceIndex, airport: SourceAirport, municipality: string): Place | undefined {
  const nearby = index.near(airport, airport.country_code, MUNICIPALITY_RADIUS_KM);
  const town = plain(townOf(municipality));
  if (town) {
    const named = nearby.filter((place) => plain(place.name) === town || plain(place.ascii) === town);
    const known =
      named.length > 0 ? named : nearby.filter((place) => place.alternates.some((name) => plain(name) === town));
    const match = mostPopulous(known);
    if (match) return match;
  }
  const words = new Set(
    airport.airport
      .split(/[\s\-–/.,()]+/)
      .map(plain)
      .filter((word) => word.length >= SHORTEST_WORD && !GENERIC_WORDS.has(word)),
  );
  const close = index.near(airport, airport.country_code, NAME_WORD_RADIUS_KM);
  return mostPopulous(close.filter((place) => words.has(plain(place.ascii))));
}
