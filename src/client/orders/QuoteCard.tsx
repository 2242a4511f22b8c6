import { useLingui } from '@lingui/react/macro';
import type { AfterSales } from '../../contract/after-sales.ts';
import { REFUND_REASONS } from '../../contract/after-sales.ts';
import type { SolutionJourney } from '../../contract/flight-search.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { useClientSafe } from '../api/client-safe.ts';
import { legName } from '../trip/itinerary.ts';
import { NetPricesButton } from '../trip/NetPricesButton.tsx';
import { Card } from '../ui/Card.tsx';
import { labelOf } from '../ui/label-of.ts';
import { missingQuoteLabel } from './missing-quote-label.ts';
import { PriceRow as Row } from './PriceRow.tsx';
import { type ProofPath, ProofRows } from './ProofRows.tsx';
import price from './price-rows.module.css';
import { awaitsAnswer, RefundRows } from './QuoteDetails.tsx';
import { reasonWords, SUB_REASON_LABELS } from './return-labels.ts';

interface QuoteCardProps {
  /** The refund or void; the journeys are those of the original booking, absent for a train. */
  order: { status: string; journeys?: SolutionJourney[] };
  request: AfterSales;
  proofPath?: ProofPath;
  product: OrderProduct;
}

/** The refund of a request, itemised: amount paid, less what is retained, is the amount refunded. */
export function QuoteCard({ order, request, proofPath, product }: QuoteCardProps) {
  const { t, i18n } = useLingui();
  const isSafe = useClientSafe();
  const { quote, reason, subReason } = request;
  const parts = order.journeys ? partOf(request.segments, order.journeys) : null;
  const known = REFUND_REASONS.find((value) => value === reason);
  return (
    <Card title={t`Refund details`} end={isSafe ? <NetPricesButton /> : null}>
      <dl className={`${price.rows} ${price.alone}`}>
        {known === undefined ? null : <Row label={t`Reason`} value={i18n._(reasonWords(known, product))} />}
        {subReason ? (
          <Row label={t`Person or matter concerned`} value={i18n._(labelOf(SUB_REASON_LABELS, subReason))} />
        ) : null}
        {parts === null ? null : <Row label={t({ message: 'Flights', context: 'segments' })} value={parts} />}
        <ProofRows files={request.files} path={proofPath} />
        {quote && (isSafe || awaitsAnswer(order.status)) ? null : quote ? (
          <RefundRows quote={quote} product={product} />
        ) : (
          <Row label={t`Quote`} value={i18n._(missingQuoteLabel(order.status))} />
        )}
      </dl>
    </Card>
  );
}

/** The requested flights by name; null for all of them. */
function partOf(meant: readonly number[], journeys: SolutionJourney[]): string | null {
  const all = journeys.flatMap(({ segments }) => segments);
  if (meant.length >= all.length) return null;
  return all
    .filter((_, position) => meant.includes(position))
    .map(legName)
    .join(', ');
}
