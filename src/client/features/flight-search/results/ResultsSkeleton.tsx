import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './ResultsSkeleton.module.css';

/** Grey cards while the first supplier is still answering. */
export function ResultsSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.list} role="status" aria-label={t`Searching for flights`}>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton width="45%" height="20px" />
          <Skeleton height="44px" />
          <Skeleton width="70%" height="16px" />
        </div>
      ))}
    </div>
  );
}
