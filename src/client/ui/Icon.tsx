import styles from './Icon.module.css';

interface IconProps {
  /** Imported from `ionicons/icons`, so that it is bundled and never fetched. */
  icon: string;
  /** Set when the icon stands alone and carries meaning; otherwise it is decorative. */
  label?: string;
  className?: string | undefined;
}

const PREFIX = 'data:image/svg+xml;utf8,';
const parsed = new Map<string, string>();

/** The content of an ionicon's SVG, cached. */
function innerOf(icon: string): string {
  const known = parsed.get(icon);
  if (known !== undefined) return known;
  const inner = icon
    .slice(PREFIX.length)
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/<title>.*?<\/title>/, '');
  parsed.set(icon, inner);
  return inner;
}

export function Icon({ icon, label, className }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 512 512"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      dangerouslySetInnerHTML={{ __html: innerOf(icon) }}
    />
  );
}
