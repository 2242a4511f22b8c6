import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { calculatorOutline } from 'ionicons/icons';
import { useState } from 'react';
import type { Book } from '../../../contract/company-books.ts';
import { dateInZone } from '../../../contract/dates.ts';
import { firstDayOf } from '../../../contract/statement-periods.ts';
import { useApiQuery } from '../../api/queries.ts';
import { ExportButton } from '../../exports/ExportButton.tsx';
import type { Days } from '../../form/DaysFilterSheet.tsx';
import { FilterChip } from '../../form/FilterChip.tsx';
import { RecordList } from '../../manage/RecordList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFormat } from '../../ui/format.ts';
import { Missing } from '../../ui/Missing.tsx';
import { Page } from '../../ui/Page.tsx';
import { serverNow } from '../../ui/server-clock.ts';
import { useWidth } from '../../ui/width.ts';
import { type BillFilter, BillFilterSheet, NO_FILTER, useFilterWords } from './BillFilterSheet.tsx';
import { BillsNav } from './BillsNav.tsx';
import { BookDetail } from './BookDetail.tsx';
import { BookTable } from './BookTable.tsx';
import { BookTiles } from './BookTiles.tsx';
import { useBookName } from './book-labels.ts';
import styles from './Statements.module.css';

/** All accounts come at once: there are a few dozen at the most. */
const ONE_PAGE = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: async () => undefined,
};

/** /bills/books: the company's income, and for the provider its liabilities and assets, account by account. The URL says which is open. */
export function BooksPage() {
  const { t } = useLingui();
  const { id } = useSearch({ from: '/bills/books' });
  const navigate = useNavigate();
  const isPhone = useWidth() === 'phone';
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [{ from, to }, setFilter] = useState<BillFilter>(() => ({
    from: firstDayOf('month', dateInZone(new Date(serverNow()), zone)),
  }));
  const [isOpen, setIsOpen] = useState(false);
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const words = useFilterWords(days);
  const query = useApiQuery('books', { ...days, zone });
  const list = query.data?.list ?? [];
  const open = (next: string | undefined) => void navigate({ to: '/bills/books', search: next ? { id: next } : {} });
  return (
    <Page
      title={t`Accounting`}
      wide
      headerExtra={<BillsNav current="books" />}
      end={<ExportButton kind="books" input={days} />}
    >
      <BookTiles list={list} />
      <RecordList
        query={{ ...query, list, ...ONE_PAGE }}
        tools={<FilterChip words={words} onOpen={() => setIsOpen(true)} onClear={() => setFilter(NO_FILTER)} />}
        empty={
          <EmptyState
            icon={calculatorOutline}
            title={t`No income yet`}
            text={t`Markups and fees earned on your agencies’ bookings are listed here.`}
          />
        }
        onChoose={(book) => open(book.id)}
        row={(book) => <BookRow book={book} />}
        table={isPhone ? null : (books) => <BookTable list={books} onChoose={(book) => open(book.id)} />}
      />
      <BillFilterSheet
        place="books-filter"
        open={isOpen}
        filter={days}
        onClose={() => setIsOpen(false)}
        onChange={setFilter}
      />
      {id !== undefined && query.data ? (
        <Opened book={list.find((book) => book.id === id)} days={days} onClose={() => open(undefined)} />
      ) : null}
    </Page>
  );
}

/** The account in the URL, if it has any entries. */
function Opened({ book, days, onClose }: { book: Book | undefined; days: Days; onClose: () => void }) {
  const { t } = useLingui();
  if (book) return <BookDetail book={book} days={days} onClose={onClose} />;
  return <Missing title={t`Account not found`} back={t`Back to accounts`} onBack={onClose} over />;
}

/** One account on a phone: its closing balance, and the movements. */
function BookRow({ book }: { book: Book }) {
  const format = useFormat();
  const nameOf = useBookName();
  const { currency, incoming, outgoing, closing } = book;
  const money = (amount: number) => format.money({ amount, currency });
  const [added, taken] = [money(incoming), money(outgoing)];
  return (
    <span className={styles.row}>
      <span className={styles.what}>
        <b>{nameOf(book)}</b>
        <span className={`num ${styles.label}`}>
          <Trans>
            In {added}, out {taken}
          </Trans>
        </span>
      </span>
      <span className={styles.sums}>
        <b className="num">{money(closing)}</b>
        <span className={styles.label}>{currency}</span>
      </span>
    </span>
  );
}
