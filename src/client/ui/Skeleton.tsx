import { IonSkeletonText } from '@ionic/react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS length; full width when left out. */
  width?: string;
  height?: string;
  /** Several lines below each other. */
  lines?: number;
}

/** A grey stand-in of what is loading; screen readers hear about loading from the region around it. */
export function Skeleton({ width = '100%', height = '1em', lines = 1 }: SkeletonProps) {
  const bones = Array.from({ length: lines }, (_, line) => (
    <IonSkeletonText key={line} animated className={styles.bone} style={{ width, height }} aria-hidden="true" />
  ));
  // One thing to the layout around, which may have columns.
  return lines === 1 ? bones : <div>{bones}</div>;
}
