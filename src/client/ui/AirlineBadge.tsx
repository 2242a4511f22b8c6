import styles from './AirlineBadge.module.css';

interface AirlineBadgeProps {
  /** IATA designator. */
  code: string;
  /** `#rrggbb` on which white text is legible, from the airline dictionary; generated if missing. */
  colour?: string | undefined;
  name?: string | undefined;
  size?: 'normal' | 'small';
}

/** A dark colour derived from the code. */
function colourOf(code: string): string {
  const seed = [...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  return `hsl(${seed % 360} 62% 30%)`;
}

/** An airline badge, drawn from its code. */
export function AirlineBadge({ code, colour, name, size = 'normal' }: AirlineBadgeProps) {
  return (
    <span
      className={styles.badge}
      data-size={size}
      style={{ backgroundColor: colour ?? colourOf(code) }}
      role={name ? 'img' : undefined}
      aria-label={name}
    >
      {code}
    </span>
  );
}
