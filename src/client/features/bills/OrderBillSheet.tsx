import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderBill } from '../../../contract/wallet.ts';
import { messageOf } from '../../api/errors.ts';
import { useApiQuery } from '../../api/queries.ts';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { listedTag } from '../../orders/ended-tickets.ts';
import { OrderTag } from '../../orders/OrderTag.tsx';
import { RouteWords } from '../../orders/RouteWords.tsx';
import { INVOICE_LABELS } from '../../trip/invoice-labels.ts';
import { airlineName, bookingText } from '../../trip/passenger-name.ts';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { PRODUCT_LABELS, TYPE_LABELS } from './bill-labels.ts';
import styles from './Statements.module.css';

interface OrderBillSheetProps {
  id: string;
  onClose: () => void;
}

/** What a booking's payments were for: the trip, its tickets, its invoice type and all its movements. */
export function OrderBillSheet({ id, onClose }: OrderBillSheetProps) {
  const { t } = useLingui();
  const query = useApiQuery('orderBill', { id });
  const bill = query.data;
  const number = bookingText(id);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Booking ${number}`}
      breakpoints="full"
      end={bill ? <OrderTag {...listedTag(bill)} /> : null}
      scrollsByKey
    >
      {bill ? (
        <div className={styles.stack}>
          <Facts bill={bill} />
          <ExportButton kind="bills" input={{ order: bill.id, zone }} label={t`Download the bill`} />
          <Travellers bill={bill} />
          <Moved bill={bill} />
        </div>
      ) : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="32px" lines={6} />
        </Unloaded>
      )}
    </Sheet>
  );
}

function Facts({ bill }: { bill: OrderBill }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { product, originalId, pnr, route, serviceNumbers, departureDate, createdAt, createdBy, invoiceType } = bill;
  const all: [string, ReactNode][] = [
    [i18n._(labelOf(PRODUCT_LABELS, product)), <RouteWords key="route" product={product} route={route} />],
    [product === 'train' ? t`Train` : t`Flight number`, serviceNumbers.join(' · ')],
    [t`Departure`, format.date(departureDate, 'full')],
    [t`PNR`, pnr ?? ''],
    [t`Original ID`, originalId ? bookingText(originalId) : ''],
    [t`Booked`, `${format.dateTime(createdAt)} · ${createdBy}`],
    [t`Invoice type`, invoiceType ? i18n._(labelOf(INVOICE_LABELS, invoiceType)) : ''],
    [t`Total`, format.money(bill.total)],
    [t`Transaction fee`, bill.fee ? format.money(bill.fee) : ''],
    [t`Total paid`, bill.paid ? format.money(bill.paid) : ''],
  ];
  const rows = all.filter(([, value]) => value !== '');
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Travellers({ bill: { passengers } }: { bill: OrderBill }) {
  return (
    <section className={styles.part}>
      <h3>
        <Trans>Passengers</Trans>
      </h3>
      <dl className={styles.facts}>
        {passengers.map((each) => (
          <div key={each.id} className={styles.fact}>
            <dt>{airlineName(each)}</dt>
            <dd className="num">{each.ticketNumber ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Moved({ bill: { entries } }: { bill: OrderBill }) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <section className={styles.part}>
      <h3>
        <Trans>Entries</Trans>
      </h3>
      {entries.length === 0 ? (
        <p className={styles.label}>
          <Trans>No balance or credit entries for this booking.</Trans>
        </p>
      ) : (
        <dl className={styles.facts}>
          {entries.map(({ id, type, paidAt, reference, amount, description }) => (
            <div key={id} className={styles.fact}>
              <dt>
                {i18n._(labelOf(TYPE_LABELS, type))} · {format.dateTime(paidAt)} · {reference}
                {type === 'correction' && description ? ` · ${description}` : ''}
              </dt>
              <dd className="num">{format.money(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
