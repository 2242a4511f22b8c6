import { Trans } from '@lingui/react/macro';
import { useApiQuery } from '../../api/queries.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './Available.module.css';

/** What the company can still spend: balance and credit together. Nothing where the user may not see it. */
export function Available() {
  const format = useFormat();
  const { data } = useApiQuery('wallet', {}, { staleTime: 60_000 });
  if (!data) return null;
  const amount = format.money({ amount: data.available, currency: data.currency });
  return (
    <span className={styles.available}>
      <Trans>
        Available <b className="num">{amount}</b>
      </Trans>
    </span>
  );
}
