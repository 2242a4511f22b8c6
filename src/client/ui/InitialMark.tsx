import styles from './InitialMark.module.css';

interface InitialMarkProps {
  /** Whose. */
  name: string;
  /** The background it is for, if another mark is used on the other. */
  ground?: 'light' | 'any';
}

/** The initial, for a site without a logo. */
export function InitialMark({ name, ground = 'any' }: InitialMarkProps) {
  return (
    <span className={styles.mark} data-ground={ground} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}
