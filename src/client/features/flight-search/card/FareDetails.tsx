import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceItem, Solution } from '../../../../contract/flight-search.ts';
import type { PassengerCounts } from '../../../../contract/passenger-terms.ts';
import { type ClientPrices, differenceOf } from '../../../trip/client-prices.ts';
import { Itinerary } from '../../../trip/Itinerary.tsx';
import { PASSENGER_TYPE_LABELS } from '../../../trip/labels.ts';
import { RestrictionWords } from '../../../trip/RestrictionWords.tsx';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import { SPEED_LABELS } from '../labels.ts';
import styles from './FareDetails.module.css';

interface FareDetailsProps {
  offer: Solution;
  passengers: PassengerCounts;
  /** In client-safe mode, only the client's price and no supplier are shown. */
  prices: ClientPrices;
}

/** The flights one by one, and the source of the price. */
export function FareDetails({ offer, passengers, prices }: FareDetailsProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.details}>
      <Itinerary journeys={offer.journeys} isNear />
      <div className={styles.side}>
        <dl className={styles.terms}>
          <div>
            <dt>
              <Trans>Fare</Trans>
            </dt>
            <dd>{offer.brand.name}</dd>
          </div>
          <div>
            <dt>
              <Trans>Ticketing speed</Trans>
            </dt>
            <dd>{i18n._(labelOf(SPEED_LABELS, offer.ticketingSpeed))}</dd>
          </div>
          <RestrictionWords fare={offer} />
          {prices.isSafe || offer.supplier === '' ? null : (
            <div>
              <dt>
                <Trans>Supplier</Trans>
              </dt>
              <dd>{offer.supplier}</dd>
            </div>
          )}
        </dl>
        <PriceTable offer={offer} passengers={passengers} prices={prices} />
      </div>
    </div>
  );
}

function PriceTable({ offer, passengers, prices }: FareDetailsProps) {
  const { t } = useLingui();
  const list = offer.priceDetail.priceList.filter((item) => passengers[item.passengerType] > 0);
  const { isSafe, hasMarkup } = prices;
  return (
    <table className={styles.table} aria-label={t`Price per person`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Passenger</Trans>
          </th>
          {isSafe ? null : (
            <th scope="col">
              <Trans>You pay</Trans>
            </th>
          )}
          {!isSafe && hasMarkup ? (
            <th scope="col">
              <Trans>Your markup</Trans>
            </th>
          ) : null}
          {isSafe || hasMarkup ? (
            <th scope="col">{isSafe ? <Trans>Price</Trans> : <Trans>Client pays</Trans>}</th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {list.map((item) => (
          <PriceRow key={item.passengerType} item={item} count={passengers[item.passengerType]} prices={prices} />
        ))}
      </tbody>
    </table>
  );
}

function PriceRow({ item, count, prices }: { item: PriceItem; count: number; prices: ClientPrices }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const own = { amount: item.salePrice, currency: item.currency };
  const client = prices.of(own);
  const { isSafe, hasMarkup } = prices;
  return (
    <tr>
      <th scope="row">
        {i18n._(labelOf(PASSENGER_TYPE_LABELS, item.passengerType))} × {count}
      </th>
      {isSafe ? null : <td>{format.money(own)}</td>}
      {!isSafe && hasMarkup ? <td>{format.money(differenceOf(client, own))}</td> : null}
      {isSafe || hasMarkup ? <td>{format.money(client)}</td> : null}
    </tr>
  );
}
