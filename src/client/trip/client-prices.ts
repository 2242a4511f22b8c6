import { type ClientMarkup, clientPriceOf, clientTotalOf, type PartyLine } from '../../contract/client-price.ts';
import type { PriceItem } from '../../contract/flight-search.ts';
import type { PassengerCounts } from '../../contract/flight-terms.ts';
import { addMoney, type Currency, type Money, type RateMap, timesMoney } from '../../contract/money.ts';

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

/** The passengers of a party with what each costs the agency. */
export function partyOf(list: readonly PriceItem[], counts: PassengerCounts): PartyLine[] {
  return list.flatMap(({ passengerType, salePrice, currency }) => {
    const count = counts[passengerType];
    return count > 0 ? [{ each: { amount: salePrice, currency }, count }] : [];
  });
}

/** What the first costs more than the second; null where either is not known. */
export function differenceOf(price: Money | null, from: Money | null): Money | null {
  return price && from ? addMoney(price, timesMoney(from, -1)) : null;
}
