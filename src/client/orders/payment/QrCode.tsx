import { correction, generate } from 'lean-qr';
import { useMemo } from 'react';
import styles from './QrCode.module.css';

const QUIET_ZONE = 4;

/** A QR code, dark on light in either theme, as scanners need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    const places = Array.from({ length: code.size }, (_, i) => i);
    const squares = places.flatMap((y) =>
      places.filter((x) => code.get(x, y)).map((x) => `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`),
    );
    return { size: code.size + 2 * QUIET_ZONE, path: squares.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
