import { IonProgressBar } from '@ionic/react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Names it for screen readers. */
  label: string;
  /** The part that is done, 0 to 1. */
  value: number;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  return <IonProgressBar className={styles.bar} aria-label={label} value={value} />;
}
