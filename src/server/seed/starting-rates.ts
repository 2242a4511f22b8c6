import type { Currency } from '../../contract/money.ts';

/** The date of the starting rates. */
export const STARTING_RATES_DAY = '2026-11-20';

/**
 * Starting exchange rates: units of each currency for one yuan, rounded and in the usual range. A new installation shows prices in every
 * currency by them until the provider enters its own.
 */
// biome-ignore format: one table
export const STARTING_RATES: Record<Currency, string> = {
  CNY: '1', USD: '0.1408', EUR: '0.1214', HKD: '1.0945', JPY: '22.05', GBP: '0.1071', AUD: '0.2162', CAD: '0.1978',
  THB: '4.561', SGD: '0.1832', CHF: '0.1132', DKK: '0.9066', MOP: '1.1273', MYR: '0.5810', NOK: '1.4262', NZD: '0.2497',
  PHP: '8.285', RUB: '11.36', SEK: '1.3336', TWD: '4.4126', KRW: '206.4', ZAR: '2.4118', ILS: '0.4579',
};
