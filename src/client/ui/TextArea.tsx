import { useId } from 'react';
import type { DraftText } from './draft-text.ts';
import { focusWhenShown } from './focus-when-shown.ts';
import styles from './TextArea.module.css';

interface TextAreaProps {
  label: string;
  draft: DraftText;
  maxLength: number;
  /** Lines in sight; three unless given. */
  rows?: number;
  /** Shown in letters of one width, without help of the keyboard. */
  isCode?: boolean;
  /** Takes focus when it comes on screen. */
  takesFocus?: boolean;
}

const PLAIN = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Free words over several lines, with what is left of the room once it runs short. */
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
        // Else the browser writes what is typed into files of its own, to put it back into a restored tab.
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
