import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import type { Currency, Money } from '../../../../contract/money.ts';
import type { PassengerType } from '../../../../contract/passenger-terms.ts';
import { PaidRows } from '../../../orders/PaidRows.tsx';
import { PriceButton } from '../../../orders/PriceExplanation.tsx';
import { PriceRow as Row } from '../../../orders/PriceRow.tsx';
import { PRICE_LABELS } from '../../../orders/price-labels.ts';
import styles from '../../../orders/price-rows.module.css';
import { differenceOf } from '../../../trip/client-prices.ts';
import { NetPricesButton } from '../../../trip/NetPricesButton.tsx';
import { useClientPrices } from '../../../trip/use-client-prices.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useFormat } from '../../../ui/format.ts';
import { clientPaysFor, clientRows, currencyOf, ownRows, type PriceRows } from '../price-rows.ts';

/**
 * The price for the agency and its client: per passenger type fare and fees, their sum and count; details of both on demand. In client-safe
 * mode, only the client's.
 */
export function PriceCard({ order }: { order: FlightOrder }) {
  const { t } = useLingui();
  const prices = useClientPrices();
  const [opened, setOpened] = useState(false);
  const { isSafe } = prices;
  const currency = currencyOf(order);
  return (
    <Card
      title={t`Price`}
      end={
        <span className={styles.more}>
          <NetPricesButton />
          <Button kind="plain" size="small" onPress={() => setOpened(!opened)}>
            {opened ? <Trans>Less</Trans> : <Trans>Price breakdown</Trans>}
          </Button>
        </span>
      }
    >
      <dl className={styles.rows}>
        {(isSafe ? clientRows(order, prices) : ownRows(order.priceBreakdown)).map((rows, place) => (
          // After a change, prices within a type may differ.
          <TypeRows key={`${rows.type}-${place}`} rows={rows} open={opened} currency={currency} />
        ))}
        {isSafe ? (
          <TotalRow label={<Trans>Total</Trans>} total={clientPaysFor(order, prices)} />
        ) : (
          <OwnTotals order={order} client={clientPaysFor(order, prices)} />
        )}
      </dl>
      <PriceButton order={order} />
    </Card>
  );
}

/** The agency's price and payment with the channel's fee, and its client's price where it differs. */
function OwnTotals({ order, client }: { order: FlightOrder; client: Money | null }) {
  const format = useFormat();
  const { payment, total } = order;
  const own = differenceOf(client, total);
  return (
    <>
      <TotalRow label={payment ? <Trans>You paid</Trans> : <Trans>You pay</Trans>} total={total} />
      <PaidRows total={total} fee={payment?.fee} />
      {own?.amount === 0 ? null : (
        <>
          <Row label={<Trans>Your markup</Trans>} value={format.money(own)} />
          <Row label={<Trans>Client pays</Trans>} value={format.money(client)} />
        </>
      )}
    </>
  );
}

/** In both currencies, where they differ. */
function TotalRow({ label, total }: { label: ReactNode; total: Money | null }) {
  const format = useFormat();
  const shown = total && format.converted(total);
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd className="num">
        {format.money(total)}
        {shown && shown.currency !== total.currency ? (
          <span className={styles.other}>≈ {format.money(shown)}</span>
        ) : null}
      </dd>
    </div>
  );
}

interface TypeRowsProps {
  rows: PriceRows;
  open: boolean;
  currency: Currency;
}

/** Fare and fees add up to the price of one, that times the count to the subtotal: as on paper. */
function TypeRows({ rows, open, currency }: TypeRowsProps) {
  const format = useFormat();
  const text = (amount: number | null) => format.money(amount === null ? null : { amount, currency });
  const { type, count, each, fare, fees } = rows;
  return (
    <>
      {each === null ? null : <Row label={<Trans context="price">Fare</Trans>} value={text(fare)} />}
      {open ? <Parts parts={rows.fareParts} text={text} /> : null}
      {open && rows.fareBasis ? <Row isInner label={<Trans>Fare basis</Trans>} value={rows.fareBasis} /> : null}
      {fees === 0 ? null : <Row label={<Trans>Taxes and fees</Trans>} value={text(fees)} />}
      {open && fees !== 0 ? <Parts parts={rows.parts} text={text} /> : null}
      {count > 1 && each !== null ? <Row sum="each" label={<Trans>Price of one</Trans>} value={text(each)} /> : null}
      <Row
        sum={count > 1 ? 'all' : 'each'}
        label={
          <>
            <TypeCount type={type} count={count} />
            {count > 1 && each !== null ? ` × ${text(each)}` : null}
          </>
        }
        value={text(rows.sum)}
      />
    </>
  );
}

interface PartsProps {
  parts: PriceRows['parts'] | PriceRows['fareParts'];
  text: (amount: number) => string;
}

/** The parts of the figure above. */
function Parts({ parts, text }: PartsProps) {
  const { i18n } = useLingui();
  return parts.map(({ field, amount }) => (
    <Row key={field} isInner label={i18n._(PRICE_LABELS[field])} value={text(amount)} />
  ));
}

function TypeCount({ type, count }: { type: PassengerType; count: number }) {
  if (type === 'adult') return <Plural value={count} one="# adult" other="# adults" />;
  if (type === 'child') return <Plural value={count} one="# child" other="# children" />;
  return <Plural value={count} one="# infant" other="# infants" />;
}
