import { isIsoDate } from '../../../../contract/dates.ts';
import type { Solution } from '../../../../contract/flight-search.ts';
import { type Currency, isCurrency, type Money } from '../../../../contract/money.ts';
import { isRecord, readStored, writeStored } from '../../../api/stored-json.ts';
import { traceKey } from '../../../api/traces.ts';
import { cheapestOf } from '../engine/cards.ts';
import { adultPrice, stopsOf } from '../engine/offer-facts.ts';
import type { FlightSearch } from '../search/search-params.ts';

/** The lowest adult price that a search on this device found for a day of departure. */
export interface KnownPrice {
  money: Money;
  stops: number;
  /** When it was seen, ms since the epoch. */
  seenAt: number;
}

/** How long a price is shown beside a date: it is a hint from recent searches, never an offer. */
const WORTH_MS = 24 * 60 * 60_000;
const MOST = 400;
const keyOf = (account: string) => traceKey('known-prices', account);

/**
 * The key of searches with comparable prices: everything but the departure day, and the settlement currency of the company. Null for
 * multi-city.
 */
export function priceRoute(search: FlightSearch, settlement: Currency): string | null {
  const [leg] = search.journeys;
  if (!leg || search.bookingType === 'multicity' || leg.origin === '' || leg.destination === '') return null;
  return [leg.origin, leg.destination, leg.returnDate ?? '', search.cabin, settlement].join('.');
}

/** Known prices of a route by departure day; `inDisplay` converts them to the display currency. */
export function knownPrices(
  account: string,
  route: string | null,
  { now, inDisplay }: { now: number; inDisplay: (money: Money) => Money },
): Map<string, KnownPrice> {
  const found = new Map<string, KnownPrice>();
  if (route === null) return found;
  for (const [key, price] of readAll(account, now)) {
    const [day, ...rest] = key.split('|');
    if (day && rest.join('|') === route) found.set(day, { ...price, money: inDisplay(price.money) });
  }
  return found;
}

/** Saves the cheapest offer of a finished search for its day, replacing the previous one. */
export function keepKnownPrice(account: string, search: FlightSearch, offers: readonly Solution[], now: number): void {
  const cheapest = cheapestOf(offers);
  const route = cheapest ? priceRoute(search, cheapest.settlement.currency) : null;
  const day = search.journeys[0]?.date;
  if (!cheapest || !route || !day) return;
  const all = readAll(account, now);
  all.set(`${day}|${route}`, {
    money: { amount: adultPrice(cheapest), currency: cheapest.total.currency },
    stops: stopsOf(cheapest),
    seenAt: now,
  });
  const latest = [...all].sort(([, a], [, b]) => b.seenAt - a.seenAt).slice(0, MOST);
  writeStored(keyOf(account), Object.fromEntries(latest));
}

function readAll(account: string, now: number): Map<string, KnownPrice> {
  const kept = readStored(keyOf(account));
  const all = new Map<string, KnownPrice>();
  if (!isRecord(kept)) return all;
  for (const [key, value] of Object.entries(kept)) {
    const price = priceOf(value);
    if (price && isIsoDate(key.slice(0, 10)) && now - price.seenAt < WORTH_MS) all.set(key, price);
  }
  return all;
}

function priceOf(value: unknown): KnownPrice | null {
  if (!isRecord(value) || !isRecord(value.money)) return null;
  const { money, stops, seenAt } = value;
  if (typeof money.amount !== 'number' || !isCurrency(money.currency)) return null;
  if (typeof stops !== 'number' || typeof seenAt !== 'number') return null;
  return { money: { amount: money.amount, currency: money.currency }, stops, seenAt };
}
