import { IonSkeletonText } from '@ionic/react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS length; full width by default. */
  width?: string;
  height?: string;
  /** Number of stacked lines. */
  lines?: number;
}

/** A grey placeholder while loading; screen readers are informed by the region around it. */
export function Skeleton({ width = '100%', height = '1em', lines = 1 }: SkeletonProps) {
  const bones = Array.from({ length: lines }, (_, line) => (
    <IonSkeletonText key={line} animated className={styles.bone} style={{ width, height }} aria-hidden="true" />
  ));
  // One child for the outer layout, which may have columns.
  return lines === 1 ? bones : <div>{bones}</div>;
}
