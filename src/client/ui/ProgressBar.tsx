import { IonProgressBar } from '@ionic/react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Label for screen readers. */
  label: string;
  /** The completed part, 0 to 1. */
  value: number;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  return <IonProgressBar className={styles.bar} aria-label={label} value={value} />;
}
