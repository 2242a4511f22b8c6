import { encodePlaces } from '../../../contract/dictionaries/encode-places.ts';
import type {
  AirlineListing,
  AirportListing,
  CityListing,
  CountryListing,
  DictionaryAnswers,
  DictionaryName,
  StationListing,
} from '../../../contract/dictionaries/listings.ts';
import { cutPinyin } from '../../../contract/dictionaries/pinyin.ts';
import type {
  Airline,
  Airport,
  City,
  Country,
  Dictionaries,
  Names,
  Pinyin,
  Station,
} from '../../../contract/dictionaries/types.ts';

function listing({ code, names, pinyin }: { code: string; names: Names; pinyin: Pinyin }) {
  return {
    code,
    name: names.en,
    chineseName: names['zh-cn'],
    traditionalName: names['zh-tw'],
    pinyin: cutPinyin(pinyin),
  };
}

function airportListing(airport: Airport, city: City | undefined): AirportListing {
  const { shortNames, country, latitude, longitude, zone, size } = airport;
  return {
    ...listing(airport),
    shortName: shortNames.en,
    chineseShortName: shortNames['zh-cn'],
    traditionalShortName: shortNames['zh-tw'],
    airports: city?.airports ?? [airport.code],
    city: airport.city,
    country,
    latitude,
    longitude,
    zone,
    size,
  };
}

function cityListing(city: City): CityListing {
  const { airports, aliases, country, zone, size } = city;
  return { ...listing(city), airports, aliases, country, zone, size };
}

function countryListing(record: Country): CountryListing {
  const { alpha3, dialCode, continent, region, currency } = record;
  return { ...listing(record), alpha3, dialCode, continent, region, currency };
}

function airlineListing(airline: Airline): AirlineListing {
  const { icao, ticketPrefix, country, alliance, lowCost, hubs, colour, aliases } = airline;
  return { ...listing(airline), icao, ticketPrefix, country, alliance, lowCost, hubs, colour, aliases };
}

function stationListing(station: Station): StationListing {
  const { size, city, cityNames, cityPinyin } = station;
  return {
    ...listing(station),
    size,
    city,
    cityName: cityNames.en,
    chineseCityName: cityNames['zh-cn'],
    traditionalCityName: cityNames['zh-tw'],
    cityPinyin: cutPinyin(cityPinyin),
  };
}

export const presentDictionary: {
  readonly [K in DictionaryName]: (dictionaries: Dictionaries) => DictionaryAnswers[K];
} = {
  airports: ({ airports, cities }) =>
    [...airports.values()].map((airport) => airportListing(airport, cities.get(airport.city))),
  cities: ({ cities }) => [...cities.values()].map(cityListing),
  countries: ({ countries }) => [...countries.values()].map(countryListing),
  airlines: ({ airlines }) => [...airlines.values()].map(airlineListing),
  aircraft: ({ aircraft }) => [...aircraft.values()].map(({ code, name }) => ({ code, name })),
  stations: ({ stations }) => [...stations.values()].map(stationListing),
  places: ({ airports, cities }) => encodePlaces({ airports: [...airports.values()], cities: [...cities.values()] }),
};
