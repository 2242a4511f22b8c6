import { Icon } from './Icon.tsx';
import styles from './IconMark.module.css';

/** An icon on a coloured background, as large as an airline badge: shows what a row is about. */
export function IconMark({ icon }: { icon: string }) {
  return (
    <span className={styles.mark}>
      <Icon icon={icon} />
    </span>
  );
}
