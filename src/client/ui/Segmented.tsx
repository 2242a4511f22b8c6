import { type ReactNode, useId } from 'react';
import styles from './Segmented.module.css';

interface SegmentedProps<T extends string> {
  /** The group's screen reader label. */
  label: string;
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
  value: T | '';
  onChange: (value: T) => void;
  describedBy?: string | undefined;
  invalid?: boolean;
}

/** One choice of a few, side by side: radio buttons, so arrow keys move within it. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  describedBy,
  invalid,
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      className={styles.group}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option} data-on={option.value === value}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
