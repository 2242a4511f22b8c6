import type { ClientPrices } from '../client-prices.ts';
import { formatMoney } from '../format-values.ts';
import { type Money, timesMoney } from '../money.ts';
import type { PassengerType } from '../passenger-terms.ts';
import type { Paper, PaperOptions, PaperPrice } from './paper.ts';
import { PAPER_WORDS } from './paper-words.ts';

/** Passengers of a type with the same agency price. */
export interface SeatLine {
  type: PassengerType;
  count: number;
  each: Money;
}

/** The client's price for seats with one price per passenger type: those of trains and groups. */
export function seatPrices(
  lines: readonly SeatLine[],
  prices: ClientPrices,
  { locale }: Pick<PaperOptions, 'locale'>,
): NonNullable<Paper['prices']> {
  const words = PAPER_WORDS[locale];
  const money = (amount: Money | null) => (amount === null ? '–' : formatMoney(locale, amount));
  const rows = lines.map(({ type, count, each }): PaperPrice => {
    const pays = prices.of(each);
    return {
      label: `${words.types[type](count)} × ${money(pays)}`,
      value: money(pays && timesMoney(pays, count)),
      level: 'line',
    };
  });
  return {
    title: words.price,
    rows: [...rows, { label: words.total, value: money(prices.ofParty(lines)), level: 'total' }],
  };
}
