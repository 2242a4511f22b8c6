import styles from './InitialMark.module.css';

interface InitialMarkProps {
  /** Whose. */
  name: string;
  /** The ground that it is for, where another mark stands on the other. */
  ground?: 'light' | 'any';
}

/** Stands for a site that has no logo: its initial. */
export function InitialMark({ name, ground = 'any' }: InitialMarkProps) {
  return (
    <span className={styles.mark} data-ground={ground} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}
