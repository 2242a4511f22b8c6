import { useLingui } from '@lingui/react/macro';
import { createContext, useContext, useMemo } from 'react';
import type { Locale } from '../../contract/locale.ts';
import type { Currency, Money, RateMap } from '../../contract/money.ts';
import {
  convertForDisplay,
  type DateStyle,
  formatDate,
  formatInstant,
  formatMoney,
  formatTime,
  type MoneyOptions,
} from './format-values.ts';

/** What formatting depends on; the shell provides it, so that ui knows neither settings nor queries. */
export interface FormatSettings {
  locale: Locale;
  currency: Currency;
  rates: RateMap;
}

export const FormatContext = createContext<FormatSettings>({ locale: 'en', currency: 'CNY', rates: {} });

export interface Format {
  locale: Locale;
  /** The display currency. */
  currency: Currency;
  money(money: Money, options?: MoneyOptions): string;
  /** short `Sat 12 Dec`, full with the year, day `12 Dec`. */
  date(isoDate: string, style?: DateStyle): string;
  time(localTime: string): string;
  /** `5 h 35`. */
  duration(minutes: number): string;
  /** An instant, in the reader's zone or the given one. */
  dateTime(instant: string, zone?: string): string;
  /** In the display currency, rounded up. */
  converted(money: Money): Money;
}

export function useFormat(): Format {
  const { locale, currency, rates } = useContext(FormatContext);
  const { t } = useLingui();
  return useMemo(
    () => ({
      locale,
      currency,
      money: (money, options) => formatMoney(locale, money, options),
      date: (isoDate, style = 'short') => formatDate(locale, isoDate, style),
      time: formatTime,
      duration: (minutes) => {
        const hours = Math.floor(minutes / 60);
        const rest = minutes % 60;
        const padded = String(rest).padStart(2, '0');
        if (hours === 0) return t`${rest} min`;
        return rest === 0 ? t`${hours} h` : t`${hours} h ${padded}`;
      },
      dateTime: (instant, zone) => formatInstant(locale, instant, zone),
      converted: (money) => convertForDisplay(money, currency, rates),
    }),
    [locale, currency, rates, t],
  );
}
