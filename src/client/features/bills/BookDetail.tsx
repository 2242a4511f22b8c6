import { Trans, useLingui } from '@lingui/react/macro';
import type { Book, BookLine } from '../../../contract/company-books.ts';
import type { Currency } from '../../../contract/money.ts';
import { messageOf } from '../../api/errors.ts';
import { usePages } from '../../api/use-pages.ts';
import { ExportButton } from '../../exports/ExportButton.tsx';
import type { Days } from '../../form/DaysFilterSheet.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import bills from './Bills.module.css';
import { MOVEMENT_LABELS, useBookName } from './book-labels.ts';
import { OrderLink } from './OrderLink.tsx';
import styles from './Statements.module.css';
import { SumList } from './SumList.tsx';

const SHOWN = 20;

interface BookDetailProps {
  book: Book;
  days: Days;
  onClose: () => void;
}

/** One account: its balance before and after the period, and each movement in between. */
export function BookDetail({ book, days, onClose }: BookDetailProps) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useBookName();
  const { id, currency, opening, incoming, outgoing, closing } = book;
  const money = (amount: number) => format.money({ amount, currency });
  return (
    <Sheet
      open
      onClose={onClose}
      title={nameOf(book)}
      breakpoints="full"
      end={<Tag colour="info">{currency}</Tag>}
      scrollsByKey
    >
      <div className={styles.stack}>
        <SumList
          rows={[
            [t`Opening`, money(opening)],
            [t`In`, money(incoming)],
            [t`Out`, money(outgoing)],
            [t`Closing`, money(closing)],
          ]}
        />
        <section className={styles.part}>
          <div className={styles.head}>
            <h3>
              <Trans>Entries</Trans>
            </h3>
            <ExportButton kind="books" input={{ id, ...days }} />
          </div>
          <Lines book={book} days={days} />
        </section>
      </div>
    </Sheet>
  );
}

function Lines({ book: { id, currency }, days }: Pick<BookDetailProps, 'book' | 'days'>) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = usePages('bookLines', { id, ...days, zone }, SHOWN);
  if (!query.data)
    return (
      <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
        <Skeleton height="44px" lines={4} />
      </Unloaded>
    );
  if (query.list.length === 0)
    return (
      <p className={bills.label}>
        <Trans>No entries in these days.</Trans>
      </p>
    );
  return (
    <>
      <ol className={bills.rows} aria-busy={query.isFetching}>
        {query.list.map((line) => (
          <Line key={line.id} line={line} currency={currency} />
        ))}
      </ol>
      <ShowMore list={query} />
    </>
  );
}

function Line({ line, currency }: { line: BookLine; currency: Currency }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { kind, at, agencyName, orderId, product, reference, reason, amount } = line;
  return (
    <li className={bills.row}>
      <div className={bills.what}>
        <b>{i18n._(labelOf(MOVEMENT_LABELS, kind))}</b>
        <span className={bills.label}>
          {agencyName} · <time dateTime={at}>{format.dateTime(at)}</time>
        </span>
        {reference ? <span className={`num ${bills.label}`}>{reference}</span> : null}
        {reason ? <span className={bills.label}>{reason}</span> : null}
        <OrderLink id={orderId} product={product} isOthers />
      </div>
      <div className={bills.sums}>
        <b className="num" data-in={amount > 0}>
          {amount > 0 ? '+' : '−'} {format.money({ amount: Math.abs(amount), currency })}
        </b>
      </div>
    </li>
  );
}
