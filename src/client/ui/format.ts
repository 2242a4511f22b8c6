import { useLingui } from '@lingui/react/macro';
import { createContext, useContext, useMemo } from 'react';
import {
  convertForDisplay,
  type DateStyle,
  dateStyle,
  formatDate,
  formatInstant,
  formatMoney,
  formatTime,
  type MoneyOptions,
} from '../../contract/format-values.ts';
import { type DateFormat, DEFAULTS } from '../../contract/limits.ts';
import { INTL_TAG, type Locale } from '../../contract/locale.ts';
import type { Currency, Money, RateMap } from '../../contract/money.ts';

/** Settings for formatting; provided by the shell, so that ui knows neither settings nor queries. */
export interface FormatSettings {
  locale: Locale;
  currency: Currency;
  rates: RateMap;
  /** The format of dates with a year. */
  dateFormat: DateFormat;
}

export const FormatContext = createContext<FormatSettings>({
  locale: 'en',
  currency: 'CNY',
  rates: {},
  dateFormat: DEFAULTS.dateFormat,
});

export interface Format {
  locale: Locale;
  /** The display currency. */
  currency: Currency;
  /** `–` for an unknown amount. */
  money(money: Money | null, options?: MoneyOptions): string;
  /** short `Sat 12 Dec`, day `12 Dec`, month `December 2026`; full and plain have the year, in the format that the agent chose: `Sat 2026-12-12`, `2026-12-12`. */
  date(isoDate: string, style?: DateStyle | 'near'): string;
  time(localTime: string): string;
  /** `5 h 35`. */
  duration(minutes: number): string;
  /** An instant, in the reader's zone or the given one. */
  dateTime(instant: string, zone?: string): string;
  /** In the display currency, rounded up. */
  converted(money: Money): Money;
  /** `Change, refund and void`, with the language's own commas. */
  list(parts: readonly string[]): string;
  /** Separates parts placed side by side: `, ` or `、`. */
  comma: string;
  /** Separates a label from its value: `: ` or `：`. */
  colon: string;
}

export function useFormat(): Format {
  const { locale, currency, rates, dateFormat } = useContext(FormatContext);
  const { t } = useLingui();
  return useMemo(
    () => ({
      locale,
      currency,
      money: (money, options) => (money === null ? '–' : formatMoney(locale, money, options)),
      date: (isoDate, style = 'short') =>
        formatDate(locale, isoDate, dateStyle(style, isoDate, new Date().getFullYear()), dateFormat),
      time: formatTime,
      duration: (minutes) => {
        const hours = Math.floor(minutes / 60);
        const rest = minutes % 60;
        const padded = String(rest).padStart(2, '0');
        if (hours === 0) return t`${rest} min`;
        return rest === 0 ? t`${hours} h` : t`${hours} h ${padded}`;
      },
      dateTime: (instant, zone) => formatInstant(locale, instant, { format: dateFormat, zone, now: new Date() }),
      converted: (money) => convertForDisplay(money, currency, rates),
      list: (parts) => new Intl.ListFormat(INTL_TAG[locale], { type: 'conjunction' }).format(parts),
      comma: locale === 'en' ? ', ' : '、',
      colon: locale === 'en' ? ': ' : '：',
    }),
    [locale, currency, rates, dateFormat, t],
  );
}
