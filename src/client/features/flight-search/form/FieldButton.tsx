import { type ReactNode, useId } from 'react';
import styles from './FieldButton.module.css';

interface FieldButtonProps {
  label: string;
  value: ReactNode;
  /** Small print below the value. */
  note?: ReactNode;
  noteTone?: 'plain' | 'good';
  error?: string | undefined;
  look: 'page' | 'bar';
  /** What it opens is beside it and open. */
  isOpen?: boolean;
  onPress: () => void;
}

/** A field that opens a sheet: label, value, note; its error below. */
export function FieldButton({
  label,
  value,
  note,
  noteTone = 'plain',
  error,
  look,
  isOpen,
  onPress,
}: FieldButtonProps) {
  const errorId = useId();
  return (
    <div className={styles.field} data-look={look} data-invalid={Boolean(error)}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={look === 'bar' ? isOpen : undefined}
        aria-describedby={error ? errorId : undefined}
        onClick={onPress}
      >
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
        {note ? (
          <span className={styles.note} data-tone={noteTone}>
            {note}
          </span>
        ) : null}
      </button>
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
