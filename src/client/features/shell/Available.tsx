import { Trans } from '@lingui/react/macro';
import { useIsOld } from '../../api/online.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useClock } from '../../ui/AsOf.tsx';
import { useFormat } from '../../ui/format.ts';
import styles from './Available.module.css';

/** The company's available funds: balance plus credit; offline, as of when. Nothing where the user may not see it. */
export function Available() {
  const format = useFormat();
  const query = useApiQuery('available', {}, { staleTime: 60_000 });
  const { data, dataUpdatedAt } = query;
  const isOld = useIsOld(query);
  const clock = useClock(dataUpdatedAt);
  if (!data || data.available === null) return null;
  const amount = format.money({ amount: data.available, currency: data.currency });
  return (
    <span className={styles.available}>
      {isOld ? (
        <Trans>
          As of {clock} <b className="num">{amount}</b>
        </Trans>
      ) : (
        <Trans>
          Available <b className="num">{amount}</b>
        </Trans>
      )}
    </span>
  );
}
