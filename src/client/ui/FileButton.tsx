import type { ReactNode } from 'react';
import styles from './FileButton.module.css';

interface FileButtonProps {
  /** Media types or file extensions to offer. */
  accept: string;
  multiple?: boolean;
  disabled: boolean;
  onChoose: (files: File[]) => void;
  children: ReactNode;
}

/** A file picker button: the browser's own input covers it, invisibly. */
export function FileButton({ accept, multiple = false, disabled, onChoose, children }: FileButtonProps) {
  return (
    <label className={styles.button} data-off={disabled}>
      {children}
      <input
        type="file"
        multiple={multiple}
        accept={accept}
        className={styles.input}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // Allows the same file again.
          target.value = '';
          onChoose(chosen);
        }}
      />
    </label>
  );
}
