import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './PendingPage.module.css';

/** The outline of a page while its code loads. */
export function PendingPage() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.bar}>
        <Skeleton width="160px" height="20px" />
      </div>
      <div className={styles.content}>
        {[0, 1, 2].map((card) => (
          <Card key={card}>
            <Skeleton lines={3} height="18px" />
          </Card>
        ))}
      </div>
    </div>
  );
}
