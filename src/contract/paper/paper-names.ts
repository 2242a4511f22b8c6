import type { Airline, Airport, City, Station } from '../dictionaries/types.ts';
import type { Locale } from '../locale.ts';
import { toOneLine } from '../one-line.ts';
import { namesOf, type SiteNames } from '../site-names.ts';
import { joinNames } from '../trip-texts.ts';

/** Reference data on either side; empty while a device has not loaded it. */
interface Named {
  airports: Pick<ReadonlyMap<string, Pick<Airport, 'city' | 'shortNames'>>, 'get'> | undefined;
  cities: Pick<ReadonlyMap<string, Pick<City, 'names'>>, 'get'> | undefined;
  airlines: Pick<ReadonlyMap<string, Pick<Airline, 'names'>>, 'get'> | undefined;
  stations: Pick<ReadonlyMap<string, Pick<Station, 'names'>>, 'get'> | undefined;
}

/** Names in a document's language; unknown codes are shown as they are. */
export interface PaperNames {
  /** Short city and airport name: `Shanghai Pudong`. */
  airport: (code: string) => string;
  /** The city of an airport. */
  city: (code: string) => string;
  airline: (code: string) => string;
  /** A railway station by its telecode. */
  station: (code: string) => string;
}

export function paperNames({ airports, cities, airlines, stations }: Named, locale: Locale): PaperNames {
  const city = (code: string) => cities?.get(airports?.get(code)?.city ?? code)?.names[locale] ?? code;
  return {
    city,
    airport: (code) => {
      const short = airports?.get(code)?.shortNames[locale];
      return short ? joinNames(city(code), short) : code;
    },
    airline: (code) => airlines?.get(code)?.names[locale] ?? code,
    station: (code) => stations?.get(code)?.names[locale] ?? code,
  };
}

/** The site that a document is made on. */
interface PaperSite {
  /** Shown under its own host names: only then is it a brand, whose name and logo may replace an agency's. */
  isWhiteLabel: boolean;
}

const isHan = (name: string) => /\p{Script=Han}/u.test(name);

/**
 * The agency's name on a document: whichever of its two names is in the document's language; where neither is, the name of the white-label
 * site that it is made on.
 */
export function issuerName(
  { name, alias }: { name: string; alias: string },
  locale: Locale,
  site: (SiteNames & PaperSite) | null,
): string {
  const isChinese = locale !== 'en';
  const ofSite = site?.isWhiteLabel ? namesOf(site, locale).name : '';
  return toOneLine([name, alias, ofSite].find((one) => one !== '' && isHan(one) === isChinese) ?? name);
}

/** The colour of the line below a document's header, by the same rule; empty for a plain one. `accent`: the site's, on light ground. */
export function issuerAccent(site: PaperSite | null, accent: string | undefined): string {
  return (site?.isWhiteLabel && accent) || '';
}

/** The URL of the logo on an agency's document: its own, else that of the white-label site that it is made on; empty for none. */
export function issuerLogo({ logo }: { logo: string | null }, site: (PaperSite & { logo: string }) | null): string {
  return logo || (site?.isWhiteLabel ? site.logo : '');
}
