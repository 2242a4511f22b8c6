import { Chip } from '../../ui/Chip.tsx';
import styles from './FavouriteChips.module.css';

interface FavouriteChipsProps {
  codes: readonly string[];
  nameOf: (code: string) => string;
  onRemove: (code: string) => void;
}

/** Favourites in order. The last one stays: a list of favourites never becomes empty (spec §5). */
export function FavouriteChips({ codes, nameOf, onRemove }: FavouriteChipsProps) {
  if (codes.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {codes.map((code) => (
        <li key={code}>
          <Chip onRemove={codes.length > 1 ? () => onRemove(code) : undefined}>{nameOf(code)}</Chip>
        </li>
      ))}
    </ul>
  );
}
