import { INTL_TAG, type Locale } from '../../contract/locale.ts';
import { type Currency, convertUp, MINOR_UNITS, type Money, type RateMap } from '../../contract/money.ts';

export type DateStyle = 'short' | 'full' | 'day' | 'plain';

export interface MoneyOptions {
  /** Drops the decimals of a whole amount: `¥1,280` instead of `¥1,280.00`. */
  compact?: boolean;
  /** symbol: `¥1,280.50`; code: `CNY 1,280.50`; number: `1,280.50`. */
  style?: 'symbol' | 'code' | 'number';
  /** Writes a plus before gains, for differences. */
  signed?: boolean;
}

const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  full: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'short' },
  plain: { day: 'numeric', month: 'short', year: 'numeric' },
};

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

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

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = dateFormats.get(key);
  if (known) return known;
  // British order (12 Dec) reads the same to every agent; American order does not.
  const made = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : INTL_TAG[locale], options);
  dateFormats.set(key, made);
  return made;
}

/** ¥ is the renminbi's, as the site's own currency; yen and the many dollars say whose they are: JP¥, US$, HK$. */
function symbolOf(currency: Currency): string {
  const currencyDisplay = currency === 'CNY' ? 'narrowSymbol' : 'symbol';
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

/** `¥1,280.50`: symbol, thousand separators, the currency's own decimals (spec §9). */
export function formatMoney(locale: Locale, money: Money, options: MoneyOptions = {}): string {
  const { compact = false, style = 'symbol', signed = false } = options;
  const exponent = MINOR_UNITS[money.currency];
  const isWhole = money.amount % 10 ** exponent === 0;
  const digits = compact && isWhole ? 0 : exponent;
  const number = numberFormat(locale, digits).format(Math.abs(money.amount) / 10 ** exponent);
  const sign = money.amount < 0 ? '−' : signed && money.amount > 0 ? '+' : '';
  if (style === 'number') return sign + number;
  const symbol = symbolOf(money.currency);
  const isWord = /^[A-Z]{3}$/.test(symbol) || style === 'code';
  return isWord ? `${sign}${money.currency} ${number}` : `${sign}${symbol}${number}`;
}

/** A calendar date; the day is the one written, whatever the reader's time zone. */
export function formatDate(locale: Locale, date: string, style: DateStyle): string {
  const text = dateFormat(locale, { ...DATE_STYLES[style], timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  // Engines disagree on a comma after the English weekday.
  return text.replace(',', '');
}

/** `09:15` of a local wall time. */
export function formatTime(localTime: string): string {
  return localTime.slice(11, 16);
}

/** An instant in the reader's own zone: `20 Nov, 14:11`. */
export function formatInstant(locale: Locale, instant: string, zone?: string): string {
  const options: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(zone ? { timeZone: zone } : {}),
  };
  return dateFormat(locale, options).format(new Date(instant));
}

/** Money in the display currency, rounded up by rate (spec §9); as it is where no rate is known. */
export function convertForDisplay(money: Money, currency: Currency, rates: RateMap): Money {
  return rates[money.currency] && rates[currency] ? convertUp(money, currency, rates) : money;
}
