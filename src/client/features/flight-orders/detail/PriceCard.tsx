import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import type { PassengerType } from '../../../../contract/flight-terms.ts';
import { isCurrency, type Money } from '../../../../contract/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useFormat } from '../../../ui/format.ts';
import { PRICE_LABELS } from '../price-labels.ts';
import { CLIENT_FIELDS, type PriceRows, priceRows } from '../price-rows.ts';
import styles from './PriceCard.module.css';

interface PriceCardProps {
  order: FlightOrder;
  /** For a traveller's eyes, on paper: all that may be seen by them, and only that. */
  forClient?: boolean;
}

/** What it costs: a line per passenger type, all its parts on demand, the total in both currencies. */
export function PriceCard({ order, forClient = false }: PriceCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const open = forClient || opened;
  const { priceBreakdown, total } = order;
  const currency = isCurrency(priceBreakdown.currency) ? priceBreakdown.currency : total.currency;
  const money = (amount: number): Money => ({ amount, currency });
  const shown = format.converted(total);
  return (
    <Card
      title={t`Price`}
      end={
        forClient ? null : (
          <span className={styles.more}>
            <Button kind="plain" size="small" onPress={() => setOpened(!opened)}>
              {opened ? <Trans>Less</Trans> : <Trans>All parts</Trans>}
            </Button>
          </span>
        )
      }
    >
      <dl className={styles.rows}>
        {priceRows(priceBreakdown, forClient ? CLIENT_FIELDS : undefined).map((rows) => (
          <TypeRows key={rows.type} rows={rows} open={open} money={money} />
        ))}
        {priceBreakdown.transactionFee !== 0 ? (
          <Row label={<Trans>Transaction fee</Trans>} value={format.money(money(priceBreakdown.transactionFee))} />
        ) : null}
        <div className={styles.total}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd className="num">
            {format.money(total)}
            {shown.currency !== total.currency ? <span className={styles.other}>≈ {format.money(shown)}</span> : null}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

interface TypeRowsProps {
  rows: PriceRows;
  open: boolean;
  money: (amount: number) => Money;
}

function TypeRows({ rows, open, money }: TypeRowsProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const each = format.money(money(rows.salePrice));
  return (
    <>
      <Row
        label={
          <>
            <TypeCount type={rows.type} count={rows.count} /> × {each}
          </>
        }
        value={format.money(money(rows.sum))}
      />
      {open
        ? rows.fields.map(({ field, amount }) => (
            <Row
              key={field}
              inner
              label={i18n._(PRICE_LABELS[field])}
              value={format.money(money(field === 'discount' ? -Math.abs(amount) : amount))}
            />
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
