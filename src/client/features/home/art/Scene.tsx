import type { ReactNode } from 'react';
import styles from './Scene.module.css';

/** A plane from above flying up the canvas, around its middle. */
export const PLANE = 'M0-21c3 0 4 4 4 8v6l16 11v5L4 4v9l5 4v4l-9-3-9 3v-4l5-4V4l-16 5V4l16-11v-6c0-4 1-8 4-8z';

interface SceneProps {
  /** Canvas width, in units of the drawing; its height is 72. */
  width?: 96 | 128;
  children: ReactNode;
}

/**
 * An illustration of the text beside it, hidden from screen readers. It is drawn in the site's accent, and nothing is fetched for it: a
 * shape is an outline unless it has a `data-tone`. `tint` is a soft shape behind the others, `shade` and `paper` are filled outlines,
 * `solid` is a small mark. It fills its container's width.
 */
export function Scene({ width = 96, children }: SceneProps) {
  return (
    <svg className={styles.scene} viewBox={`0 0 ${width} 72`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** One search, three ways to travel (a flight, tickets stitched together, a train) and one ticket; all of it fits the middle strip. */
export function HeroArt() {
  return (
    <svg
      className={`${styles.scene} ${styles.hero}`}
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle data-tone="tint" cx="240" cy="162" r="90" />
      <path strokeWidth="5" d="M116 162c54 0 44-58 98-58h52c54 0 44 58 98 58" />
      <path data-tone="second" strokeWidth="5" d="M116 162c54 0 44 58 98 58h52c54 0 44-58 98-58" />
      <path strokeDasharray="6 7" d="M116 162h248" />
      <g data-tone="paper">
        <circle cx="240" cy="104" r="24" />
        <circle cx="240" cy="220" r="24" />
        <circle cx="222" cy="162" r="9" />
        <circle cx="258" cy="162" r="9" />
        <rect x="20" y="134" width="100" height="56" rx="14" />
        <path d="M374 128h72a12 12 0 0 1 12 12v13a9 9 0 0 0 0 18v13a12 12 0 0 1-12 12h-72a12 12 0 0 1-12-12v-44a12 12 0 0 1 12-12z" />
        <path d="M110 103a9 9 0 0 1 1-18 13 13 0 0 1 25-3 10 10 0 0 1 9 21zM352 247a9 9 0 0 1 1-18 13 13 0 0 1 25-3 10 10 0 0 1 9 21z" />
      </g>
      <path data-tone="shade" transform="translate(240 104) rotate(90) scale(.72)" d={PLANE} />
      <path data-tone="shade" d="M229 213a5 5 0 0 1 5-5h12a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5h-12a5 5 0 0 1-5-5z" />
      <path d="M229 219h22M234 225h1M245 225h1M233 230l-4 5M247 230l4 5" />
      <path d="M231 162h18M378 146h34M378 162h22M378 178h28M432 139v46" />
      <circle cx="46" cy="160" r="8" />
      <path d="m52 166 6 6M70 155h34M70 168h22" />
      <circle data-tone="shade" cx="452" cy="130" r="15" />
      <path d="m445 130 5 5 9-9" />
    </svg>
  );
}
