import { Trans, useLingui } from '@lingui/react/macro';
import type { WalletOverview } from '../../../contract/wallet.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './BalanceChart.module.css';
import bills from './Bills.module.css';
import { chartLine } from './chart-line.ts';

const BOX = { width: 600, height: 200 };
const { width, height } = BOX;

/** The end-of-day balance as a line, with the notification limit; the same as a table for screen readers. */
export function BalanceChart({ overview }: { overview: WalletOverview }) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency, days, limit } = overview;
  const money = (amount: number) => format.money({ amount, currency });
  const { amount } = limit;
  const values = days.map(({ balance }) => balance);
  const { line, area, yOf } = chartLine(values, amount === null ? [] : [amount], BOX);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const [lowest, highest] = [money(Math.min(...values)), money(Math.max(...values))];
  const until = money(last.balance);
  const limitWords = amount === null ? '' : money(amount);
  return (
    <>
      <figure className={styles.chart}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t`Balance of each day: lowest ${lowest}, highest ${highest}, now ${until}`}
        >
          <path d={area} className={styles.area} />
          <path d={line} className={styles.line} />
          {amount === null ? null : <path d={`M0 ${yOf(amount)}H${width}`} className={styles.limit} />}
        </svg>
        {amount === null ? null : (
          <span className={styles.limitLabel} style={{ top: `${(yOf(amount) / height) * 100}%` }} aria-hidden="true">
            <Trans>Low-balance alert {limitWords}</Trans>
          </span>
        )}
        <figcaption className={`num ${styles.axis}`}>
          <span>{format.date(first.day, 'day')}</span>
          <span>
            <Trans>
              Lowest {lowest} · Highest {highest}
            </Trans>
          </span>
          <span>{format.date(last.day, 'day')}</span>
        </figcaption>
      </figure>
      <DaysMoved overview={overview} />
    </>
  );
}

/** The days with balance or credit movements, newest first. */
function DaysMoved({ overview: { currency, days } }: { overview: WalletOverview }) {
  const { t } = useLingui();
  const format = useFormat();
  const money = (amount: number) => format.money({ amount, currency });
  const moved = days.filter((day, i) => {
    const before = days[i - 1];
    return !before || before.balance !== day.balance || before.creditUsed !== day.creditUsed;
  });
  return (
    <details className={styles.details}>
      <summary>
        <Trans>Show as a table</Trans>
      </summary>
      <table className={bills.table} aria-label={t`Balance of each day`}>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col" className={bills.sum}>{t`Balance`}</th>
            <th scope="col" className={bills.sum}>{t`Credit used`}</th>
          </tr>
        </thead>
        <tbody>
          {moved.toReversed().map(({ day, balance, creditUsed }) => (
            <tr key={day}>
              <td className="num">{format.date(day, 'plain')}</td>
              <td className={`num ${bills.sum}`}>{money(balance)}</td>
              <td className={`num ${bills.sum}`}>{money(creditUsed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
