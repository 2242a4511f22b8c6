import { type ClientMarkup, clientPriceOf, clientTotalOf, type PartyLine } from './client-price.ts';
import type { Currency, Money, RateMap } from './money.ts';

/** The client's prices for the agency's prices; null where this device cannot compute them. */
export interface ClientPrices {
  /** Client view: only the client's price may be shown. */
  isSafe: boolean;
  /** The agency adds a markup, so that there are two prices to distinguish. */
  hasMarkup: boolean;
  /** The client's price of a passenger with this agency price. */
  of(paid: Money): Money | null;
  /** The same for a party. */
  ofParty(party: readonly PartyLine[]): Money | null;
  /** The single price to show for one passenger: the agency's, or the client's in client view. */
  shown(paid: Money): Money | null;
}

/** `markup` is null when this version does not know its kind: the client's price is then unknown. */
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
