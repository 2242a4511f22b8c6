import { isIsoDate } from '../../../contract/dates.ts';
import { CURRENCIES, type Currency, isRate, parseRate, type RateMap } from '../../../contract/money.ts';

export interface FetchedRates {
  asOf: string;
  rates: RateMap;
}

/** Thrown when a response is no table of rates; `message` says why. */
export class RatesFault extends Error {
  override readonly name = 'RatesFault';
}

const DIGITS = 12;

/**
 * A source's response: JSON, or the daily XML file of the European Central Bank (eurofxref-daily.xml), in the shape of the JSON ones.
 * @throws RatesFault.
 */
export function parseAnswer(text: string): unknown {
  if (text.trimStart().startsWith('<')) return tableOfEcb(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new RatesFault('it is neither JSON nor XML');
  }
}

/** The file is flat: one `Cube` with the day, and in it one for each currency. Whatever else XML allows is not in it. */
function tableOfEcb(xml: string): unknown {
  const [day, ...otherDays] = xml.matchAll(/<Cube\s+time=['"]([\d-]{10})['"]\s*>/g);
  if (!day || otherDays.length > 0 || !/<\/gesmes:Envelope>\s*$/.test(xml))
    throw new RatesFault('it is not the daily file of the European Central Bank');
  const rows = [...xml.matchAll(/<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d+(?:\.\d+)?)['"]\s*\/>/g)];
  const rates = Object.fromEntries(rows.map(([, currency = '', rate]) => [currency, rate]));
  return { base: 'EUR', date: day[1], rates };
}

/**
 * Parses the response of a source of rates: `{ base, date, rates }` in most, `base_code`, `time_last_update_unix` and `conversion_rates` in
 * some. Rates against another base are converted to the portal's; unknown currencies are left out. @throws RatesFault.
 */
export function readAnswer(answer: unknown, base: Currency): FetchedRates {
  const fields = recordOf(answer);
  const given = recordOf(fields.rates ?? fields.conversion_rates);
  const named = fields.base ?? fields.base_code;
  const theirs = typeof named === 'string' ? named.toUpperCase() : '';
  const units = new Map(Object.entries(given).map(([currency, rate]) => [currency.toUpperCase(), decimalOf(rate)]));
  if (/^[A-Z]{3}$/.test(theirs)) units.set(theirs, '1');
  const ours = units.get(base);
  if (!ours) throw new RatesFault(`it does not give ${base}`);
  const rates: RateMap = {};
  for (const currency of CURRENCIES) {
    const rate = units.get(currency);
    const own = rate && (currency === base ? '1' : divided(rate, ours));
    if (own && isRate(own)) rates[currency] = own;
  }
  return { asOf: dayOf(fields), rates };
}

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new RatesFault('it is no table of rates');
  return { ...value };
}

function dayOf({ date, timestamp, time_last_update_unix: unix }: Record<string, unknown>): string {
  if (typeof date === 'string' && isIsoDate(date.slice(0, 10))) return date.slice(0, 10);
  const seconds = Number(timestamp ?? unix);
  if (Number.isFinite(seconds) && seconds > 0 && seconds < 1e11)
    return new Date(seconds * 1000).toISOString().slice(0, 10);
  throw new RatesFault('it does not say of which day it is');
}

/** A JSON number as an exact decimal; null where it is no rate. */
function decimalOf(value: unknown): string | null {
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0 || number >= 1e12) return null;
  const text = String(number);
  const plain = /e/i.test(text) ? number.toFixed(DIGITS) : text;
  const [whole = '0', fraction = ''] = plain.split('.');
  const short = trimmed(`${whole}.${fraction.slice(0, DIGITS)}`);
  return short === '0' ? null : short;
}

/** One rate divided by another, to twelve decimals. @throws RatesFault when the result is zero. */
function divided(rate: string, by: string): string {
  const [a, b] = [parseRate(rate), parseRate(by)];
  const scale = 10n ** BigInt(DIGITS);
  const below = a.denominator * b.numerator;
  const units = (2n * a.numerator * b.denominator * scale + below) / (2n * below);
  const text = units.toString().padStart(DIGITS + 1, '0');
  const found = trimmed(`${text.slice(0, -DIGITS)}.${text.slice(-DIGITS)}`);
  if (found === '0') throw new RatesFault('a rate is too small');
  return found;
}

/** Without trailing zeros. */
function trimmed(text: string): string {
  return text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
}
