import { useId } from 'react';
import styles from './TextArea.module.css';

interface TextAreaProps {
  label: string;
  value: string;
  maxLength: number;
  /** Lines in sight; three unless given. */
  rows?: number;
  /** Shown in letters of one width, without help of the keyboard. */
  isCode?: boolean;
  onChange: (value: string) => void;
}

const PLAIN = { autoCapitalize: 'none', autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;

/** Free words over several lines, with what is left of the room once it runs short. */
export function TextArea({ label, value, maxLength, rows = 3, isCode = false, onChange }: TextAreaProps) {
  const id = useId();
  const isShort = maxLength - value.length < maxLength / 5;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.area}
        rows={rows}
        data-code={isCode}
        {...(isCode ? PLAIN : {})}
        value={value}
        maxLength={maxLength}
        aria-describedby={isShort ? `${id}-left` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {isShort ? (
        <span id={`${id}-left`} className={`num ${styles.left}`}>
          {value.length} / {maxLength}
        </span>
      ) : null}
    </div>
  );
}
