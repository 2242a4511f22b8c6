import { Trans, useLingui } from '@lingui/react/macro';
import type { Book } from '../../../contract/company-books.ts';
import { useFormat } from '../../ui/format.ts';
import { rowId } from '../../ui/use-return-focus.ts';
import styles from './Bills.module.css';
import { useBookName } from './book-labels.ts';

interface BookTableProps {
  list: readonly Book[];
  onChoose: (book: Book) => void;
}

/** Accounts in columns, from a tablet's width on: the balance before the period, movements, and the balance after it. */
export function BookTable({ list, onChoose }: BookTableProps) {
  const { t } = useLingui();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t`Accounting`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Ledger account</Trans>
            </th>
            <th scope="col">
              <Trans>Currency</Trans>
            </th>
            <th scope="col" className={styles.sum}>
              <Trans>Opening</Trans>
            </th>
            <th scope="col" className={styles.sum}>
              <Trans>In</Trans>
            </th>
            <th scope="col" className={styles.sum}>
              <Trans>Out</Trans>
            </th>
            <th scope="col" className={styles.sum}>
              <Trans>Closing</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((book) => (
            <Row key={book.id} book={book} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ book, onChoose }: { book: Book; onChoose: (book: Book) => void }) {
  const format = useFormat();
  const nameOf = useBookName();
  const { id, currency, opening, incoming, outgoing, closing } = book;
  const money = (amount: number) => format.money({ amount, currency });
  return (
    <tr className={styles.opens}>
      <td>
        <button type="button" id={rowId(id)} className={styles.open} onClick={() => onChoose(book)}>
          {nameOf(book)} <span className="sr-only">{currency}</span>
        </button>
      </td>
      <td>{currency}</td>
      <td className={`num ${styles.sum}`}>{money(opening)}</td>
      <td className={`num ${styles.sum}`}>{money(incoming)}</td>
      <td className={`num ${styles.sum}`}>{money(outgoing)}</td>
      <td className={`num ${styles.sum}`}>
        <b>{money(closing)}</b>
      </td>
    </tr>
  );
}
