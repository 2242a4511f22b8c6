import { useLingui } from '@lingui/react/macro';
import type { Book } from '../../../contract/company-books.ts';
import { useFormat } from '../../ui/format.ts';
import { Tile, Tiles } from '../../ui/Tile.tsx';

/** The company's income in the period, markups and fees together, by currency; nothing where there is none. */
export function BookTiles({ list }: { list: readonly Book[] }) {
  const { t } = useLingui();
  const income = list.filter(({ kind }) => kind === 'markup_income' || kind === 'fee_income');
  const currencies = [...new Set(income.map(({ currency }) => currency))];
  if (currencies.length === 0) return null;
  return (
    <Tiles label={t`Earned`}>
      {currencies.map((currency) => (
        <EarnedTile key={currency} income={income.filter((book) => book.currency === currency)} />
      ))}
    </Tiles>
  );
}

/** Links to the first of the accounts that it adds up. */
function EarnedTile({ income }: { income: readonly Book[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const [first] = income;
  if (!first) return null;
  const { id, currency } = first;
  const money = (amount: number) => format.money({ amount, currency });
  const earned = income.reduce((sum, { incoming, outgoing }) => sum + incoming - outgoing, 0);
  const total = money(income.reduce((sum, { closing }) => sum + closing, 0));
  return (
    <Tile
      to="/bills/books"
      search={{ id }}
      label={t`Earned in ${currency}`}
      value={money(earned)}
      note={t`${total} in total`}
    />
  );
}
