import { useId } from 'react';
import type { DraftText } from './draft-text.ts';
import { focusWhenShown } from './focus-when-shown.ts';
import styles from './TextArea.module.css';

interface TextAreaProps {
  label: string;
  draft: DraftText;
  maxLength: number;
  /** Visible lines; three by default. */
  rows?: number;
  /** Shown in a monospaced font, without keyboard assistance. */
  isCode?: boolean;
  /** Takes focus when shown. */
  takesFocus?: boolean;
}

const PLAIN = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Free text over several lines; shows the remaining length once it runs short. */
export function TextArea({ label, draft, maxLength, rows = 3, isCode = false, takesFocus = false }: TextAreaProps) {
  const id = useId();
  const isShort = maxLength - draft.text.length < maxLength / 5;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={takesFocus ? focusWhenShown : undefined}
        id={id}
        className={styles.area}
        rows={rows}
        data-code={isCode}
        // Otherwise the browser saves the input in its own files, to restore it in a restored tab.
        autoComplete="off"
        {...(isCode ? PLAIN : {})}
        value={draft.text}
        maxLength={maxLength}
        aria-describedby={isShort ? `${id}-left` : undefined}
        onChange={({ target }) => draft.type(target.value)}
      />
      {isShort ? (
        <span id={`${id}-left`} className={`num ${styles.left}`}>
          {draft.text.length} / {maxLength}
        </span>
      ) : null}
    </div>
  );
}
