import type { DateFormat } from './limits.ts';
import { INTL_TAG, type Locale } from './locale.ts';
import { type Currency, convertUp, MINOR_UNITS, type Money, type RateMap } from './money.ts';

export type DateStyle = 'short' | 'full' | 'day' | 'plain' | 'month';

export interface MoneyOptions {
  /** symbol: `¥1,280.50`; code: `CNY 1,280.50`; whole: `1,281`, rounded up to whole units, for narrow calendar cells. */
  style?: 'symbol' | 'code' | 'whole';
  /** Prefixes gains with a plus, for differences. */
  signed?: boolean;
}

/** Without a year the month is always spelt: `05-06` would be ambiguous. */
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'short' };

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const symbols = new Map<Currency, string>();

function numberFormat(locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(INTL_TAG[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  numberFormats.set(key, made);
  return made;
}

function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const known = dateFormats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, options);
  dateFormats.set(key, made);
  return made;
}

/** ¥ is the renminbi's, as the site's own currency; yen and the dollars name their country: JP¥, US$, HK$. */
function symbolOf(currency: Currency): string {
  const known = symbols.get(currency);
  if (known !== undefined) return known;
  const currencyDisplay = currency === 'CNY' ? 'narrowSymbol' : 'symbol';
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay }).formatToParts(0);
  const symbol = parts.find((part) => part.type === 'currency')?.value ?? currency;
  symbols.set(currency, symbol);
  return symbol;
}

/** `¥1,280.50`: symbol, thousand separators, the currency's own decimals (spec §9). */
export function formatMoney(locale: Locale, money: Money, options: MoneyOptions = {}): string {
  const { style = 'symbol', signed = false } = options;
  const exponent = MINOR_UNITS[money.currency];
  const amount = Math.abs(money.amount) / 10 ** exponent;
  if (style === 'whole') return numberFormat(locale, 0).format(Math.ceil(amount));
  const number = numberFormat(locale, exponent).format(amount);
  const sign = money.amount < 0 ? '−' : signed && money.amount > 0 ? '+' : '';
  const symbol = symbolOf(money.currency);
  const isWord = /^[A-Z]{3}$/.test(symbol) || style === 'code';
  return isWord ? `${sign}${money.currency} ${number}` : `${sign}${symbol}${number}`;
}

/** Formats a calendar date; the day is the one given, whatever the reader's time zone. `format` is for styles with a year. */
export function formatDate(locale: Locale, date: string, style: DateStyle, format: DateFormat): string {
  const isEnglish = locale === 'en';
  const words = (options: Intl.DateTimeFormatOptions, tag: string) =>
    dateFormat(tag, { ...options, timeZone: 'UTC' })
      .format(new Date(`${date}T00:00:00Z`))
      // Engines disagree on a comma after the English weekday.
      .replace(',', '');
  // British order (12 Dec) reads the same to every agent; American order is for users who write months first.
  const english = format === 'MM/dd/yyyy' ? 'en-US' : 'en-GB';
  const tag = isEnglish ? english : INTL_TAG[locale];
  if (style === 'day' || style === 'short') return words(style === 'day' ? DAY : { ...WEEKDAY, ...DAY }, tag);
  if (style === 'month') return words({ month: 'long', year: 'numeric' }, tag);
  const [year = '', month = '', day = ''] = date.split('-');
  const hasWord = format === 'dd MMM yyyy';
  const written =
    hasWord && !isEnglish
      ? words({ ...DAY, year: 'numeric' }, tag) // Chinese has no three-letter month
      : format
          .replace('yyyy', year)
          .replace('dd', day)
          // British September has four letters.
          .replace(/M+/, hasWord ? words({ month: 'short' }, 'en-US') : month);
  if (style === 'plain') return written;
  return isEnglish ? `${words(WEEKDAY, tag)} ${written}` : `${written} ${words(WEEKDAY, tag)}`;
}

/** The style of a date: with its year when that is another one, except among adjacent days (near). */
export function dateStyle(style: DateStyle | 'near', date: string, thisYear: number): DateStyle {
  if (style === 'near') return 'short';
  if (date.startsWith(String(thisYear))) return style;
  return style === 'short' ? 'full' : style === 'day' ? 'plain' : style;
}

/** `09:15` of a local time. */
export function formatTime(localTime: string): string {
  return localTime.slice(11, 16);
}

export interface InstantOptions {
  format: DateFormat;
  /** IANA; the reader's own by default. */
  zone?: string | undefined;
  now: Date;
}

/** An instant in the reader's own zone: `20 Nov, 14:11`; of another year `2025-11-20, 14:11`. */
export function formatInstant(locale: Locale, instant: string, { format, zone, now }: InstantOptions): string {
  const inZone: Intl.DateTimeFormatOptions = zone ? { timeZone: zone } : {};
  // Swedish writes dates as yyyy-MM-dd and times as HH:mm.
  const written = (at: Date) => dateFormat('sv', { ...inZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  const [date = '', time] = written(new Date(instant)).split(' ');
  const isThisYear = date.slice(0, 4) === written(now).slice(0, 4);
  return `${formatDate(locale, date, isThisYear ? 'day' : 'plain', format)}${locale === 'en' ? ',' : ''} ${time}`;
}

/** Money in the display currency, rounded up by rate (spec §9); unchanged where no rate is known. */
export function convertForDisplay(money: Money, currency: Currency, rates: RateMap): Money {
  return rates[money.currency] && rates[currency] ? convertUp(money, currency, rates) : money;
}
