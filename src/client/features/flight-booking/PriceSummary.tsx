import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Solution } from '../../../contract/flight-search.ts';
import { type PassengerCounts, partySize } from '../../../contract/passenger-terms.ts';
import { differenceOf, partyOf } from '../../trip/client-prices.ts';
import { PASSENGER_TYPE_LABELS } from '../../trip/labels.ts';
import { useClientPrices } from '../../trip/use-client-prices.ts';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { PriceText } from '../../ui/PriceText.tsx';
import styles from './PriceSummary.module.css';

interface PriceSummaryProps {
  solution: Solution;
  counts: PassengerCounts;
}

/** The party's price per passenger: the agency's, and its client's where that is higher; only the client's in client-safe mode. */
export function PriceSummary({ solution, counts }: PriceSummaryProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const prices = useClientPrices();
  const { priceList } = solution.priceDetail;
  const client = prices.ofParty(partyOf(priceList, counts));
  const hasBoth = !prices.isSafe && prices.hasMarkup;
  const total = prices.isSafe ? client : solution.settlement;
  return (
    <Card title={t`Price`}>
      <dl className={styles.prices}>
        {priceList
          .filter((item) => counts[item.passengerType] > 0)
          .map((item) => {
            const count = counts[item.passengerType];
            const each = prices.shown({ amount: item.salePrice, currency: item.currency });
            return (
              <div key={item.passengerType}>
                <dt>
                  {i18n._(labelOf(PASSENGER_TYPE_LABELS, item.passengerType))} × {count}
                  <span className={styles.each}>
                    <Trans>fare and taxes {format.money(each)} each</Trans>
                  </span>
                </dt>
                <dd className="num">{format.money(each && { ...each, amount: each.amount * count })}</dd>
              </div>
            );
          })}
        <div className={styles.total}>
          <dt>
            {hasBoth ? (
              <Trans>You pay</Trans>
            ) : (
              <Plural value={partySize(counts)} one="Total for # passenger" other="Total for # passengers" />
            )}
          </dt>
          <dd>{total ? <PriceText money={total} converted={!prices.isSafe} /> : format.money(null)}</dd>
        </div>
        {hasBoth ? (
          <>
            <div>
              <dt>
                <Trans>Your markup</Trans>
              </dt>
              <dd className="num">{format.money(differenceOf(client, solution.total))}</dd>
            </div>
            <div>
              <dt>
                <Trans>Client pays</Trans>
              </dt>
              <dd className="num">{format.money(client)}</dd>
            </div>
          </>
        ) : null}
      </dl>
    </Card>
  );
}
