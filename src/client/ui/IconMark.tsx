import { Icon } from './Icon.tsx';
import styles from './IconMark.module.css';

/** An icon on a ground of its own, as large as an airline's badge: it stands for what a row is about. */
export function IconMark({ icon }: { icon: string }) {
  return (
    <span className={styles.mark}>
      <Icon icon={icon} />
    </span>
  );
}
