import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { ChangeQuote } from '../../contract/order-changes.ts';
import type { Paid } from '../../contract/order-parts.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { airlineName } from '../trip/passenger-name.ts';
import { useFormat } from '../ui/format.ts';
import { fareAndFees } from './change-amounts.ts';
import { PaidRows } from './PaidRows.tsx';
import { PriceRow as Row } from './PriceRow.tsx';
import price from './price-rows.module.css';

/** The fields of an order that its change costs need. */
export interface ChangedOrder {
  passengers: readonly (Parameters<typeof airlineName>[0] & { id: string })[];
  payment?: Paid | null;
}

interface ChangeCostsProps {
  order: ChangedOrder;
  quote: ChangeQuote;
  product: OrderProduct;
}

/** What a change costs or refunds, per passenger and in total. */
export function ChangeCosts({ order, quote, product }: ChangeCostsProps) {
  const { t } = useLingui();
  const isTrain = product === 'train';
  const format = useFormat();
  const money = (amount: number) => format.money({ amount, currency: quote.currency });
  return (
    <>
      {quote.lines.map((line) => {
        const passenger = order.passengers.find(({ id }) => id === line.passengerId);
        return (
          <Fragment key={line.passengerId}>
            {passenger ? <Row label={airlineName(passenger)} value="" /> : null}
            {isTrain ? (
              <>
                <Row label={t`Fare difference`} value={money(line.fareDifference)} isInner />
                <Row label={t`Railway’s fee`} value={money(line.penalty)} isInner />
              </>
            ) : (
              <>
                <Row label={t`Fare and fees`} value={money(fareAndFees(line))} isInner />
                <Row label={t`Tax difference`} value={money(line.taxDifference)} isInner />
              </>
            )}
          </Fragment>
        );
      })}
      <div className={price.total}>
        <dt>
          {quote.total.amount < 0 ? (
            <Trans>Refund amount</Trans>
          ) : isTrain ? (
            <Trans context="train">To be paid for the change</Trans>
          ) : (
            <Trans>To be paid for the change</Trans>
          )}
        </dt>
        <dd className="num">{money(Math.abs(quote.total.amount))}</dd>
      </div>
      <PaidRows total={quote.total} fee={order.payment?.fee} />
    </>
  );
}
