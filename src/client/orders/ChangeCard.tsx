import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { REFUND_REASONS } from '../../contract/after-sales.ts';
import type { AfterSalesRequest, ChangeQuote } from '../../contract/order-changes.ts';
import type { Paid } from '../../contract/order-parts.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { useClientSafe } from '../api/client-safe.ts';
import { NetPricesButton } from '../trip/NetPricesButton.tsx';
import { airlineName } from '../trip/passenger-name.ts';
import { Card } from '../ui/Card.tsx';
import { useFormat } from '../ui/format.ts';
import { fareAndFees } from './change-amounts.ts';
import { PaidRows } from './PaidRows.tsx';
import { PriceRow as Row } from './PriceRow.tsx';
import { type ProofPath, ProofRows } from './ProofRows.tsx';
import price from './price-rows.module.css';
import { quoteWords } from './quote-words.ts';
import { reasonWords } from './return-labels.ts';

interface ChangeCardProps {
  order: {
    status: string;
    passengers: readonly (Parameters<typeof airlineName>[0] & { id: string })[];
    payment: Paid | null;
  };
  request: AfterSalesRequest;
  change: NonNullable<AfterSalesRequest['change']>;
  proofPath?: ProofPath;
  product: OrderProduct;
}

/** What a change asks for and what it costs, per passenger and adding up. */
export function ChangeCard({ order, request, change, proofPath, product }: ChangeCardProps) {
  const { wanted, quote } = change;
  const isTrain = product === 'train';
  const { t, i18n } = useLingui();
  const format = useFormat();
  const isSafe = useClientSafe();
  const known = REFUND_REASONS.find((value) => value === request.reason);
  const wishes = wanted.map(({ date, flight }) => [format.date(date, 'short'), flight].filter(Boolean).join(' · '));
  return (
    <Card
      title={isTrain ? t({ message: 'What the change costs', context: 'train' }) : t`What the change costs`}
      end={isSafe ? <NetPricesButton /> : null}
    >
      <dl className={`${price.rows} ${price.alone}`}>
        {known !== undefined && !isTrain ? <Row label={t`Reason`} value={i18n._(reasonWords(known, product))} /> : null}
        <Row label={t`Requested`} value={wishes.join(', ')} />
        <ProofRows files={request.files} path={proofPath} />
        {quote && isSafe ? null : quote ? (
          <Costs order={order} quote={quote} isTrain={isTrain} />
        ) : (
          <Row
            label={t`Quote`}
            value={change.options ? t`Choose one of the options` : i18n._(quoteWords(order.status))}
          />
        )}
      </dl>
    </Card>
  );
}

function Costs({ order, quote, isTrain }: Pick<ChangeCardProps, 'order'> & { quote: ChangeQuote; isTrain: boolean }) {
  const { t } = useLingui();
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
