import styles from './AirlineBadge.module.css';

interface AirlineBadgeProps {
  /** IATA designator. */
  code: string;
  /** `#rrggbb` on which white text is legible, from the airline dictionary; a colour of its own is made without. */
  colour?: string | undefined;
  name?: string | undefined;
  size?: 'normal' | 'small';
}

/** A dark colour that is always the same for one code. */
function colourOf(code: string): string {
  const seed = [...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  return `hsl(${seed % 360} 62% 30%)`;
}

/** An airline's mark, drawn from its code. */
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
