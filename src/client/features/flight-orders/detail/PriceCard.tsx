import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import type { PassengerType } from '../../../../contract/flight-terms.ts';
import type { Currency, Money } from '../../../../contract/money.ts';
import styles from '../../../orders/price-rows.module.css';
import { differenceOf } from '../../../trip/client-prices.ts';
import { NetPricesButton } from '../../../trip/NetPricesButton.tsx';
import { useClientPrices } from '../../../trip/use-client-prices.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useFormat } from '../../../ui/format.ts';
import { PRICE_LABELS } from '../price-labels.ts';
import { clientPaysFor, clientRows, currencyOf, ownRows, type PriceRows } from '../price-rows.ts';

interface PriceCardProps {
  order: FlightOrder;
  /** For a traveller's eyes, on paper: all that may be seen by them, and only that. */
  forClient?: boolean;
}

/** What it costs the agency and its client: a line per passenger type, all its parts on demand. While the client looks, theirs alone. */
export function PriceCard({ order, forClient = false }: PriceCardProps) {
  const { t } = useLingui();
  const prices = useClientPrices();
  const [opened, setOpened] = useState(false);
  const isSafe = forClient || prices.isSafe;
  const currency = currencyOf(order);
  return (
    <Card
      title={t`Price`}
      end={
        forClient ? null : (
          <span className={styles.more}>
            <NetPricesButton />
            <Button kind="plain" size="small" onPress={() => setOpened(!opened)}>
              {opened ? <Trans>Less</Trans> : <Trans>All parts</Trans>}
            </Button>
          </span>
        )
      }
    >
      <dl className={styles.rows}>
        {(isSafe ? clientRows(order, prices) : ownRows(order.priceBreakdown)).map((rows) => (
          <TypeRows key={rows.type} rows={rows} open={forClient || opened} currency={currency} />
        ))}
        {isSafe ? (
          <TotalRow label={<Trans>Total</Trans>} total={clientPaysFor(order, prices)} />
        ) : (
          <OwnTotals order={order} client={clientPaysFor(order, prices)} />
        )}
      </dl>
    </Card>
  );
}

/** What the agency pays, and what its client does where that is not the same. */
function OwnTotals({ order, client }: { order: FlightOrder; client: Money | null }) {
  const format = useFormat();
  const { priceBreakdown, total } = order;
  const { transactionFee } = priceBreakdown;
  const own = differenceOf(client, total);
  return (
    <>
      {transactionFee !== 0 ? (
        <Row
          label={<Trans>Transaction fee</Trans>}
          value={format.money({ amount: transactionFee, currency: currencyOf(order) })}
        />
      ) : null}
      <TotalRow label={<Trans>You pay</Trans>} total={total} />
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

function TypeRows({ rows, open, currency }: TypeRowsProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const text = (amount: number | null) => format.money(amount === null ? null : { amount, currency });
  return (
    <>
      <Row
        label={
          <>
            <TypeCount type={rows.type} count={rows.count} /> × {text(rows.each)}
          </>
        }
        value={text(rows.sum)}
      />
      {open
        ? rows.fields.map(({ field, amount }) => (
            <Row key={field} inner label={i18n._(PRICE_LABELS[field])} value={text(amount)} />
          ))
        : null}
      {open && rows.fareBasis ? <Row inner label={<Trans>Fare basis</Trans>} value={rows.fareBasis} /> : null}
    </>
  );
}

function TypeCount({ type, count }: { type: PassengerType; count: number }) {
  if (type === 'adult') return <Plural value={count} one="# adult" other="# adults" />;
  if (type === 'child') return <Plural value={count} one="# child" other="# children" />;
  return <Plural value={count} one="# infant" other="# infants" />;
}

function Row({ label, value, inner = false }: { label: ReactNode; value: string; inner?: boolean }) {
  return (
    <div className={styles.row} data-inner={inner}>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
