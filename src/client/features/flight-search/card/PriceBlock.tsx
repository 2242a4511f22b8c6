import { Trans } from '@lingui/react/macro';
import type { Solution } from '../../../../contract/flight-search.ts';
import type { PassengerCounts } from '../../../../contract/passenger-terms.ts';
import { type ClientPrices, partyOf } from '../../../trip/client-prices.ts';
import { useFormat } from '../../../ui/format.ts';
import { adultMoney } from '../engine/offer-facts.ts';
import styles from './PriceBlock.module.css';
import { priceParts } from './price-parts.ts';

interface PriceBlockProps {
  offer: Solution;
  passengers: PassengerCounts;
  prices: ClientPrices;
}

/**
 * The agency's price per adult in large type, below it the party's total, and the settlement amount where its currency differs; then the
 * client's price for the party, the only one in client-safe mode.
 */
export function PriceBlock({ offer, passengers, prices }: PriceBlockProps) {
  const format = useFormat();
  const { total, settlement } = offer;
  const { isSafe, hasMarkup } = prices;
  const party = partyOf(offer.priceDetail.priceList, passengers);
  const client = prices.ofParty(party);
  const { symbol, whole, decimals } = priceParts(format.money(prices.shown(adultMoney(offer))));
  const all = format.money(isSafe ? client : total);
  return (
    <div className={styles.price}>
      <span className={styles.adult}>
        <span className={symbol.length > 1 ? styles.minor : undefined}>{symbol}</span>
        {whole}
        <span className={styles.minor}>{decimals}</span>
      </span>
      {party.reduce((sum, { count }) => sum + count, 0) > 1 ? (
        <span className={styles.small}>
          <Trans>party {all}</Trans>
        </span>
      ) : null}
      {!isSafe && settlement.currency !== total.currency ? (
        <span className={styles.small}>{format.money(settlement, { style: 'code' })}</span>
      ) : null}
      {!isSafe && hasMarkup ? (
        <span className={styles.small}>
          <Trans>client {format.money(client)}</Trans>
        </span>
      ) : null}
    </div>
  );
}
