import { type ClientMarkup, clientPriceOf, clientTotalOf, type PartyLine } from './client-price.ts';
import type { Currency, Money, RateMap } from './money.ts';

/** What the agency's client pays, beside what the agency pays; null where that cannot be told on this device. */
export interface ClientPrices {
  /** The client is looking: theirs is the only price that may show. */
  isSafe: boolean;
  /** The agency adds something, so that there are two prices to tell apart. */
  hasMarkup: boolean;
  /** What the client pays for a passenger who costs the agency so much. */
  of(paid: Money): Money | null;
  /** The same for a party. */
  ofParty(party: readonly PartyLine[]): Money | null;
  /** The price of one passenger that may stand alone: what the agency pays, or the client while they look. */
  shown(paid: Money): Money | null;
}

/** `markup` is null when it is of a kind that this version does not know: then nobody knows what the client pays. */
export function clientPrices(markup: ClientMarkup | null, rates: RateMap, isSafe: boolean): ClientPrices {
  const of = (paid: Money) =>
    markup && isRated(markup, paid.currency, rates) ? clientPriceOf(paid, markup, rates) : null;
  return {
    isSafe,
    hasMarkup: markup === null || markup.value > 0,
    of,
    ofParty: (party) =>
      markup && party.every(({ each }) => isRated(markup, each.currency, rates))
        ? clientTotalOf(party, markup, rates)
        : null,
    shown: (paid) => (isSafe ? of(paid) : paid),
  };
}

function isRated({ unit, value, currency }: ClientMarkup, target: Currency, rates: RateMap): boolean {
  const isConverted = unit === 'amount' && value > 0 && currency !== target;
  return !isConverted || (rates[currency] !== undefined && rates[target] !== undefined);
}
