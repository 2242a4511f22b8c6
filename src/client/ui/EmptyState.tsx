import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from './Icon.tsx';

interface EmptyStateProps {
  icon: string;
  title: ReactNode;
  text?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** The title serves as the page's heading if it has no other. */
  level?: 1 | 2;
}

export function EmptyState({ icon, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.state} data-empty>
      <span className={styles.mark}>
        <Icon icon={icon} />
      </span>
      <Heading className={styles.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
