import type { PartyLine } from '../../contract/client-price.ts';
import type { PriceItem } from '../../contract/flight-search.ts';
import { addMoney, type Money, timesMoney } from '../../contract/money.ts';
import type { PassengerCounts } from '../../contract/passenger-terms.ts';

export { type ClientPrices, clientPrices } from '../../contract/client-prices.ts';

/** The passengers of a party, each with its net price. */
export function partyOf(list: readonly PriceItem[], counts: PassengerCounts): PartyLine[] {
  return list.flatMap(({ passengerType, salePrice, currency }) => {
    const count = counts[passengerType];
    return count > 0 ? [{ each: { amount: salePrice, currency }, count }] : [];
  });
}

/** How much more the first costs than the second; null if either is unknown. */
export function differenceOf(price: Money | null, from: Money | null): Money | null {
  return price && from ? addMoney(price, timesMoney(from, -1)) : null;
}
