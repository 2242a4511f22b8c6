import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceItem, Solution } from '../../../../contract/flight-search.ts';
import type { PassengerCounts } from '../../../../contract/flight-terms.ts';
import { Itinerary } from '../../../trip/Itinerary.tsx';
import { PASSENGER_TYPE_LABELS } from '../../../trip/labels.ts';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import { PRODUCT_LABELS, SPEED_LABELS } from '../labels.ts';
import styles from './FareDetails.module.css';

interface FareDetailsProps {
  offer: Solution;
  passengers: PassengerCounts;
  /** The client is looking: no net price, markup or supplier. */
  isSafe: boolean;
}

/** The flights one by one, and where the price comes from. */
export function FareDetails({ offer, passengers, isSafe }: FareDetailsProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.details}>
      <Itinerary journeys={offer.journeys} />
      <div className={styles.side}>
        <dl className={styles.terms}>
          <div>
            <dt>
              <Trans>Fare</Trans>
            </dt>
            <dd>
              {offer.brand.name} · {i18n._(labelOf(PRODUCT_LABELS, offer.productType))}
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Ticketing speed</Trans>
            </dt>
            <dd>{i18n._(labelOf(SPEED_LABELS, offer.ticketingSpeed))}</dd>
          </div>
          {isSafe || offer.supplier === '' ? null : (
            <div>
              <dt>
                <Trans>Supplier</Trans>
              </dt>
              <dd>{offer.supplier}</dd>
            </div>
          )}
        </dl>
        <PriceTable offer={offer} passengers={passengers} isSafe={isSafe} />
      </div>
    </div>
  );
}

function PriceTable({ offer, passengers, isSafe }: FareDetailsProps) {
  const { t } = useLingui();
  const list = offer.priceDetail.priceList.filter((item) => passengers[item.passengerType] > 0);
  return (
    <table className={styles.table} aria-label={t`Price per person`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Passenger</Trans>
          </th>
          {isSafe ? null : (
            <>
              <th scope="col">
                <Trans>Net</Trans>
              </th>
              <th scope="col">
                <Trans>Markup</Trans>
              </th>
            </>
          )}
          <th scope="col">
            <Trans>Price</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((item) => (
          <PriceRow key={item.passengerType} item={item} count={passengers[item.passengerType]} isSafe={isSafe} />
        ))}
      </tbody>
    </table>
  );
}

function PriceRow({ item, count, isSafe }: { item: PriceItem; count: number; isSafe: boolean }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const money = (amount: number) => format.money({ amount, currency: item.currency });
  const net = item.price + item.tax;
  return (
    <tr>
      <th scope="row">
        {i18n._(labelOf(PASSENGER_TYPE_LABELS, item.passengerType))} × {count}
      </th>
      {isSafe ? null : (
        <>
          <td>{money(net)}</td>
          <td>{money(item.salePrice - net)}</td>
        </>
      )}
      <td>{money(item.salePrice)}</td>
    </tr>
  );
}
