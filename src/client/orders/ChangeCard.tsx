import { useLingui } from '@lingui/react/macro';
import { REFUND_REASONS } from '../../contract/after-sales.ts';
import type { AfterSalesRequest } from '../../contract/order-changes.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { useClientSafe } from '../api/client-safe.ts';
import { NetPricesButton } from '../trip/NetPricesButton.tsx';
import { Card } from '../ui/Card.tsx';
import { useFormat } from '../ui/format.ts';
import { ChangeCosts, type ChangedOrder } from './ChangeCosts.tsx';
import { missingQuoteLabel } from './missing-quote-label.ts';
import { PriceRow as Row } from './PriceRow.tsx';
import { type ProofPath, ProofRows } from './ProofRows.tsx';
import price from './price-rows.module.css';
import { awaitsAnswer } from './QuoteDetails.tsx';
import { reasonWords } from './return-labels.ts';

interface ChangeCardProps {
  order: ChangedOrder & { status: string };
  request: AfterSalesRequest;
  change: NonNullable<AfterSalesRequest['change']>;
  proofPath?: ProofPath;
  product: OrderProduct;
}

/** What a change requests and what it costs, per passenger and in total. */
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
        {quote && (isSafe || awaitsAnswer(order.status)) ? null : quote ? (
          <ChangeCosts order={order} quote={quote} product={product} />
        ) : (
          <Row
            label={t`Quote`}
            value={change.options ? t`Choose one of the options` : i18n._(missingQuoteLabel(order.status))}
          />
        )}
      </dl>
    </Card>
  );
}
